import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { signsOfEntries, summarisePeriod } from '@second-wind/core/recovery/analytics/period-summary'
import type { TriageResult } from '@second-wind/core/triage/triage-result'
import { describe, expect, test } from 'vitest'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { aPersonWith } from '../../findings/findings-fixtures.ts'

const today = '2026-11-20'
let count = 0
const entryOn = (localDate: string, changes: Partial<SymptomReport> = {}) => {
  count += 1
  return anEntry({ ...changes, id: idNumbered(count), localDate, date: `${localDate}T09:00:00.000Z` })
}

function summarise(
  entries: SymptomEntry[],
  {
    conditions,
    ...changes
  }: {
    conditions?: 'COPD'
    firstCheckIn?: string
    usualBreathlessness?: number
    checks?: Pick<TriageResult, 'localDate' | 'result'>[]
  } = {},
) {
  const person = conditions && aPersonWith(conditions)
  return summarisePeriod({
    entries,
    signs: signsOfEntries(entries, entries, { person }),
    firstCheckIn: '2026-01-01',
    today,
    days: 7,
    usualBreathlessness: undefined,
    formatDay: (day) => day.slice(8),
    ...changes,
  })
}

describe('how often the person checked in', () => {
  test('calls days without a check-in not known', () => {
    const [said] = summarise([entryOn('2026-11-18'), entryOn('2026-11-20'), entryOn('2026-11-20')])
    expect(said).toBe(
      'You checked in on 2 of the last 7 days. We do not know how you were on the other 5 days.',
    )
  })

  test('does not count days before the first check-in as missed', () => {
    const [said] = summarise([entryOn('2026-11-19'), entryOn('2026-11-20')], { firstCheckIn: '2026-11-19' })
    expect(said).toBe('You checked in on 2 of 2 days since your first check-in.')
  })
})

describe('how breathless the person was', () => {
  test('shows the worst answer of each day beside the usual', () => {
    const entries = [
      entryOn('2026-11-18', { breathlessness: 3 }),
      entryOn('2026-11-19', { breathlessness: 2 }),
      entryOn('2026-11-19', { breathlessness: 6 }),
    ]
    expect(summarise(entries, { usualBreathlessness: 3 })[1]).toBe(
      'Your breathlessness was between 3 and 6 out of 10 over 2 days. Your usual is 3.',
    )
  })

  test('leaves out a score that was not set', () => {
    const untouched = entryOn('2026-11-19', { breathlessness: 5, untouchedScores: ['breathlessness'] })
    expect(summarise([untouched])[1]).toBe('You did not rate your breathlessness on any of these days.')
    expect(summarise([untouched, entryOn('2026-11-20', { breathlessness: 2 })])[1]).toBe(
      'Your breathlessness was 2 out of 10.',
    )
  })
})

describe('which signs the person logged', () => {
  test('states that no check-in showed a warning sign, and leaves out other days', () => {
    expect(summarise([entryOn('2026-11-20')])[2]).toBe('None of your check-ins showed a warning sign.')
  })

  test.each([
    ['seek_help', 'Your symptom check on 20 showed a warning sign.'],
    ['monitor', 'Your symptom check on 20 said to get medical advice.'],
    ['stay_home', 'None of your check-ins showed a warning sign.'],
  ] as const)('after a symptom check that said %s states: %s', (result, said) => {
    expect(summarise([entryOn('2026-11-20')], { checks: [{ localDate: '2026-11-20', result }] })[2]).toBe(
      said,
    )
  })

  test('counts every day of a flare-up, also one that has a warning sign as well', () => {
    const flareUp = { sputumColor: 'green', sputumConsistency: 'thick' } as const
    const entries = [
      entryOn('2026-11-16', flareUp),
      entryOn('2026-11-17', flareUp),
      entryOn('2026-11-18', { ...flareUp, relieverPuffs: 10 }),
    ]
    expect(summarise(entries, { conditions: 'COPD' })[2]).toBe(
      'On 18 you logged a warning sign. On 3 days you logged a sign of a flare-up. The last was 18.',
    )
  })

  test('lists warning signs and signs of a flare-up with their last day', () => {
    const entries = [
      entryOn('2026-11-16', { breathlessness: 9 }),
      entryOn('2026-11-17', { temperature: 'high-fever' }),
      entryOn('2026-11-19', { sputumColor: 'green', sputumConsistency: 'thick' }),
    ]
    expect(summarise(entries, { conditions: 'COPD' })[2]).toBe(
      'On 2 days you logged a warning sign. The last was 17. On 2 days you logged a sign of a flare-up. The last was 19.',
    )
  })
})
