import type { MessageAnswer } from '@second-wind/core/care/message'
import { patientId } from '@second-wind/core/platform/ids'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { LoggedState } from '@second-wind/core/recovery/risk-now'
import { riskNow } from '@second-wind/core/recovery/risk-now'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../fixtures/a-patient.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { entryOn } from './entry-on.ts'

const today = '2026-11-20'
const well = { coughSeverity: 2, breathlessness: 2, energy: 8, mood: 8 }
const profile = aPatient({
  isVulnerable: false,
  alertCount: 1,
  openAlertSince: `${today}T10:05:00.000Z`,
})
const answered = (answer: MessageAnswer, answeredAt = `${today}T10:04:00.000Z`) => [
  { answers: [{ id: idNumbered(701), answer, answeredAt }] },
]
const checkThatSaid = (result: 'monitor' | 'seek_help') => [
  {
    id: idNumbered(900),
    userId: patientId.parse(1),
    createdAt: `${addDays(today, -3)}T10:00:00.000Z`,
    localDate: addDays(today, -3),
    tzOffsetMin: 0,
    result,
  },
]
const isWithoutSign = (facts: Partial<LoggedState> = {}) =>
  riskNow(
    {
      profile,
      entries: [entryOn(today, well)],
      checks: [],
      today,
      now: epochMs(`${today}T18:00:00Z`),
      ...facts,
    },
    [],
  ).isAlertWithoutSign

describe('an open alert that nothing in the log explains', () => {
  test('is one about an entry that was corrected to a good day, or deleted', () => {
    expect(isWithoutSign()).toBe(true)
    expect(isWithoutSign({ entries: [] })).toBe(true)
  })

  test.each([
    ['the entry still shows a sign', { entries: [entryOn(today, { ...well, breathlessness: 9 })] }],
    [
      'an earlier entry, which can have arrived late, shows one',
      { entries: [entryOn(today, well), entryOn(addDays(today, -20), { ...well, breathlessness: 9 })] },
    ],
    ['a check of three days ago said to get advice', { checks: checkThatSaid('monitor') }],
    ['the person answered "Worse"', { messages: answered('worse') }],
    ['the person asked for a call', { messages: answered('call') }],
    ['it is not known when it was raised', { profile: { ...profile, openAlertSince: undefined } }],
    ['none is open', { profile: { ...profile, alertCount: 0 } }],
  ] satisfies [string, Partial<LoggedState>][])('is none where %s', (_, facts) => {
    expect(isWithoutSign(facts)).toBe(false)
  })

  test.each([
    ['30 days', `${addDays(today, -30)}T10:05:00.000Z`, false],
    ['a moment longer', `${addDays(today, -30)}T10:04:59.999Z`, true],
  ])('counts what was logged up to 30 days before it: %s, %s', (_, at, isWithout) => {
    const [check] = checkThatSaid('monitor')
    const severe = entryOn(today, { ...well, breathlessness: 9 })
    expect(isWithoutSign({ entries: [{ ...severe, date: at, localDate: at.slice(0, 10) }] })).toBe(isWithout)
    expect(isWithoutSign({ checks: [{ ...check!, createdAt: at, localDate: at.slice(0, 10) }] })).toBe(
      isWithout,
    )
    expect(isWithoutSign({ messages: answered('worse', at) })).toBe(isWithout)
  })

  test('is one beside an answer that asks for nothing', () => {
    expect(isWithoutSign({ messages: answered('better') })).toBe(true)
  })

  test('leaves the level high: only a clinician closes an alert', () => {
    const facts = {
      profile,
      entries: [entryOn(today, well)],
      checks: [],
      today,
      now: epochMs(`${today}T09:00:00Z`),
    }
    expect(riskNow(facts, []).risk.level).toBe('high')
  })
})
