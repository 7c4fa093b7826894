import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { gpSummaryFile } from '../../../../web/src/rights/export/gp-summary-file.tsx'
import type { HealthRecord } from '../../../../web/src/rights/export/read-health-record.ts'
import { checkAt, entryAt, replyAt } from '../../../core/findings/findings-fixtures.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'

const now = epochMs('2026-11-28T10:00:00Z')

function summary(record: Partial<HealthRecord>): HTMLElement {
  const empty: HealthRecord = {
    profile: aPatient({ conditions: ['COPD'] }),
    symptoms: [],
    triage: [],
    activities: [],
    messages: [],
    actionPlan: undefined,
    planPhotos: [],
    ownNumbers: {},
    medicineReminders: [],
    checkInReminder: undefined,
    unsent: new Set(),
  }
  const { text } = gpSummaryFile({ ...empty, ...record }, captureMoment(now, 0))
  return new DOMParser().parseFromString(text, 'text/html').body
}

function sectionOf(page: HTMLElement, title: RegExp): string[] {
  const heading = [...page.querySelectorAll('h2')].find(({ textContent }) => title.test(textContent))
  const list = heading?.nextElementSibling
  return list?.tagName === 'UL' ? [...list.children].map(({ textContent }) => textContent) : []
}

const red = entryAt('2026-11-27T09:00:00Z', { breathlessness: 9 })
const milder = entryAt('2026-11-27T18:02:00Z')

describe('the warning signs in the summary for a GP', () => {
  test('come before the charts, with their time, the advice and what the patient replied', () => {
    const page = summary({
      symptoms: [milder, red],
      triage: [
        replyAt('2026-11-28T08:30:00Z', red.id, 'better', 'breathlessness-severe'),
        replyAt('2026-11-27T11:00:00Z', red.id, 'still', 'breathlessness-severe'),
      ],
    })
    const [line, ...others] = sectionOf(page, /^Warning signs/)
    expect(line).toMatch(
      /^27 November 2026, 09:00, check-in: breathlessness 9 out of 10.*\. Advice: “Call 999/,
    )
    expect(line).toMatch(
      / The patient replied at 11:00: still feels like this, on 28 November 2026, 08:30: better\.$/,
    )
    expect(others).toEqual([])
    expect(page.querySelectorAll('h2')[1]?.textContent).toMatch(/^Warning signs/)
    expect(page.textContent).not.toContain('You replied')
  })

  test('include the signs of a symptom check that later replies and checks have pushed down', () => {
    const later = ['21', '22', '23', '24'].map((day) => checkAt(`2026-11-${day}T09:00:00Z`, 'stay_home'))
    const check = checkAt('2026-11-20T09:00:00Z', 'monitor', { reasons: ['general:fever=moderate'] })
    const page = summary({ triage: [...later.toReversed(), check] })
    expect(sectionOf(page, /^Warning signs/)).toEqual([
      expect.stringMatching(/^20 November 2026, 09:00, symptom check: .+ Advice: “Get medical advice”\.$/),
    ])
  })

  test('say that "better" was replied only where the most serious sign was asked about', () => {
    const triage = [replyAt('2026-11-27T11:00:00Z', red.id, 'better', 'energy-very-low')]
    expect(sectionOf(summary({ symptoms: [red], triage }), /^Warning signs/)[0]).not.toContain('better')
  })

  test('keep a 999 sign where there is no room for all, and count the rest', () => {
    const days = Array.from({ length: 8 }, (_, day) => `2026-11-2${8 - day}`)
    const milderDays = days.slice(0, 7).map((day) => entryAt(`${day}T09:00:00Z`, { breathlessness: 7 }))
    const oldest = entryAt('2026-11-21T09:00:00Z', { breathlessness: 10 })
    const lines = sectionOf(summary({ symptoms: [...milderDays, oldest] }), /^Warning signs/)
    expect(lines).toHaveLength(5)
    expect(lines.at(-2)).toContain('breathlessness 10 out of 10')
    expect(lines.at(-1)).toBe('And 4 more, not listed here.')
  })

  test('still name a reply that a sign is still there after the entry is deleted', () => {
    const triage = [replyAt('2026-11-27T11:00:00Z', red.id, 'still', 'breathlessness-severe')]
    expect(sectionOf(summary({ triage }), /^Warning signs/)).toEqual([
      '27 November 2026, 11:00, reply: Replied that a warning sign is still there: breathlessness 9 or more. Advice: “Get emergency help”.',
    ])
  })
})

describe('the rest of the summary for a GP', () => {
  const rows = (symptoms: SymptomEntry[]) =>
    [...summary({ symptoms }).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )

  test('has the most serious check-in of a day above a milder one, each with its time', () => {
    expect(rows([milder, red]).map(([time]) => time)).toEqual([
      '27 November 2026, 09:00',
      '27 November 2026, 18:02',
    ])
  })

  test('has no time for a check-in of an earlier day, and says what is not set', () => {
    const [row] = rows([entryAt('2026-11-26T12:00:00Z')])
    expect(row?.[0]).toBe('26 November 2026')
    expect(row?.filter((cell) => cell === 'not set')).toHaveLength(2)
  })

  test('lists symptom checks only, and no reply among them', () => {
    const triage = [
      replyAt('2026-11-27T11:00:00Z', red.id, 'better', 'breathlessness-severe'),
      checkAt('2026-11-20T09:00:00Z', 'monitor'),
    ]
    expect(sectionOf(summary({ symptoms: [red], triage }), /^Latest symptom checks/)).toEqual([
      '20 November 2026, 09:00: Get medical advice',
    ])
  })

  test('says of a check that took hours that its first answers may be old', () => {
    const check = {
      ...checkAt('2026-11-20T20:30:00Z', 'seek_help'),
      redFlags: ['Blue lips'],
      firstAnsweredAt: '2026-11-20T07:50:00Z',
    }
    const { textContent } = summary({ symptoms: [red], triage: [check] })
    expect(textContent).toContain('20:30, the first answers may be from 07:50: Get emergency help')
    expect(textContent).toContain('20:30, symptom check, the first answers may be from 07:50: Blue lips.')
  })

  test('gives the usual day with its date in words, or says that it is not set', () => {
    const usualDay = { setOn: '2026-06-01', breathlessness: 4 }
    expect(summary({ profile: aPatient({ usualDay }) }).textContent).toContain('set on 1 June 2026.')
    expect(summary({ profile: aPatient() }).textContent).toContain('Usual day: not set.')
  })
})
