import { patientId } from '@second-wind/core/platform/ids'
import type { TriageLevel, TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { companionSpeech } from '../../../../../web/src/patient/home/hero/companion-speech.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { anEntry } from '../../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../../fixtures/ids.ts'

const red = anEntry({
  localDate: '2026-11-19',
  date: '2026-11-19T18:02:00.000Z',
  tzOffsetMin: 0,
  breathlessness: 9,
})
const checkOn = (localDate: string, result: TriageLevel): TriageResult => ({
  id: idNumbered(9),
  userId: patientId.parse(1),
  result,
  createdAt: `${localDate}T09:00:00.000Z`,
  localDate,
  tzOffsetMin: 0,
})

test.each([
  ['a check that found a sign too', checkOn('2026-11-20', 'monitor')],
  ['a green check two days ago and nothing since', checkOn('2026-11-20', 'stay_home')],
])('a sign that no longer counts leaves open how the person is now after %s', (_, check) => {
  const { line } = companionSpeech({
    profile: undefined,
    entries: [red],
    checks: [check],
    messages: [],
    today: '2026-11-22',
    nowMs: Date.parse('2026-11-22T20:00:00Z'),
  })
  expect(line).toMatch(/I do not know how you are now\./)
})

describe('after a check that called for 999 on Saturday, a flare-up logged on Sunday and a usual day on Monday', () => {
  const sunday = anEntry({
    id: idNumbered(21),
    localDate: '2026-11-22',
    date: '2026-11-22T09:00:00.000Z',
    sputumColor: 'yellow',
    coughSeverity: 7,
    breathlessness: 6,
  })
  const monday = anEntry({
    id: idNumbered(22),
    localDate: '2026-11-23',
    date: '2026-11-23T09:00:00.000Z',
    breathlessness: 2,
    coughSeverity: 2,
  })
  const { line } = companionSpeech({
    profile: aPatient({ conditions: ['COPD'] }),
    entries: [monday, sunday],
    checks: [checkOn('2026-11-21', 'seek_help')],
    messages: [],
    today: '2026-11-24',
    nowMs: Date.parse('2026-11-24T08:00:00Z'),
  })

  test('the companion names the check, because the card above is about another record', () => {
    expect(line).toMatch(/^On Saturday at 09:00 your symptom check/)
  })

  test('does not say that no warning sign was logged since', () => {
    expect(line).not.toContain('no warning sign since')
  })
})
