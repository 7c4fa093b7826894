import { addDays } from '@second-wind/core/platform/moment'
import { scoreNames, type ScoreName, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { recoverySummary } from '@second-wind/core/recovery/summary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoPatientEntries } from './demo-patient-entries.ts'
import { entryOn } from './entry-on.ts'

const today = '2026-11-20'
const yesterday = '2026-11-19'

function ready(entries: readonly SymptomEntry[]) {
  const summary = recoverySummary(entries, today)
  if (summary.status !== 'ready') throw new Error('there are enough check-ins')
  return summary
}

describe('the summary', () => {
  test('of the demo patient has the figures of the specification on any day', () => {
    for (const day of [today, '2028-03-01', '2027-01-02', '2026-03-30', '2026-10-26']) {
      expect(recoverySummary(demoPatientEntries(day), day)).toEqual({
        status: 'ready',
        dayCount: 5,
        coughReduction: 40,
        breathingScore: 8.2,
        energyLevel: 7,
        moodLevel: 8,
        progressPercent: 68,
        parts: { coughSeverity: 40, breathlessness: 82, energy: 70, mood: 80 },
        missing: [],
      })
    }
  })

  test('gives breathing as 10 minus the mean of all entries of the episode, and of no others', () => {
    const entries = [
      entryOn('2026-10-01', { breathlessness: 10 }),
      entryOn(yesterday, { breathlessness: 1 }),
      entryOn(yesterday, { breathlessness: 2 }, '12:00'),
      entryOn(today, { breathlessness: 2 }),
    ]
    expect(ready(entries).breathingScore).toBe(8.3)
  })

  test('has every figure in its range and none NaN, whatever the entries', () => {
    const score = fc.integer({ min: 1, max: 10 })
    const history = fc.array(
      fc.record({
        daysAgo: fc.integer({ min: 0, max: 40 }),
        coughSeverity: score,
        breathlessness: score,
        energy: score,
        mood: score,
        untouchedScores: fc.subarray([...scoreNames]),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(history, (logged) => {
        const entries = logged.map(({ daysAgo, ...scores }) => entryOn(addDays(today, -daysAgo), scores))
        const summary = recoverySummary(entries, today)
        if (summary.status === 'not-enough') {
          expect(summary.checkInDays + summary.checkInDaysNeeded).toBe(2)
          return
        }
        const within = (figure: number | null, least: number, most: number) => {
          if (figure === null) return
          expect(figure).toBeGreaterThanOrEqual(least)
          expect(figure).toBeLessThanOrEqual(most)
          expect(Object.is(figure, -0)).toBe(false)
        }
        within(summary.coughReduction, -900, 90)
        within(summary.breathingScore, 0, 9)
        within(summary.energyLevel, 1, 10)
        within(summary.moodLevel, 1, 10)
        within(summary.progressPercent, 0, 100)
        expect(summary.progressPercent === null).toBe(summary.missing.length > 0)
        expect(recoverySummary(entries.toReversed(), today)).toEqual(summary)
      }),
    )
  })
})

describe('a summary with too few check-ins', () => {
  test.each([
    ['a new profile', [], { dayCount: 0, checkInDays: 0, checkInDaysNeeded: 2 }],
    ['one check-in today', [today], { dayCount: 1, checkInDays: 1, checkInDaysNeeded: 1 }],
    [
      'three check-ins, all today',
      [today, today, today],
      { dayCount: 1, checkInDays: 1, checkInDaysNeeded: 1 },
    ],
    ['one check-in last week', ['2026-11-13'], { dayCount: 8, checkInDays: 1, checkInDaysNeeded: 1 }],
    [
      'a long illness that is over',
      ['2026-10-01', '2026-10-02', '2026-10-03'],
      { dayCount: 0, checkInDays: 0, checkInDaysNeeded: 2 },
    ],
  ])('is replaced by the number of days needed: %s', (_, dates, figures) => {
    const entries = dates.map((date) => entryOn(date))
    expect(recoverySummary(entries, today)).toEqual({ status: 'not-enough', ...figures })
  })

  test('is shown from two check-in days on', () => {
    expect(recoverySummary([entryOn(yesterday), entryOn(today)], today).status).toBe('ready')
  })
})

describe('the change of the cough', () => {
  const coughs = (first: number[], latest: number) =>
    ready([
      ...first.map((coughSeverity) => entryOn(yesterday, { coughSeverity })),
      entryOn(today, { coughSeverity: latest }),
    ])

  test.each([
    ['better', [10], 1, 90],
    ['from 4 to 1', [4], 1, 75],
    ['the same', [3], 3, 0],
    ['worse is negative', [4], 6, -50],
    ['worse by the maximum', [1], 10, -900],
    ['the first day counts with its mean', [4, 8], 3, 50],
    ['a third', [3], 2, 33],
  ])('is the right percentage: %s', (_, first, latest, reduction) => {
    expect(coughs(first, latest).coughReduction).toBe(reduction)
  })

  test('counts as 0 in the recovery when the cough is worse', () => {
    expect(coughs([1], 10).parts.coughSeverity).toBe(0)
  })

  test('is 0, not minus 0, when the cough is slightly worse', () => {
    const nearlyTen = [9, ...Array.from({ length: 20 }, () => 10)]
    expect(coughs(nearlyTen, 10).coughReduction).toBe(0)
  })

  test('uses the latest of several entries today', () => {
    const entries = [
      entryOn(today, { coughSeverity: 2 }, '20:00'),
      entryOn(today, { coughSeverity: 8 }, '08:00'),
      entryOn(yesterday, { coughSeverity: 4 }),
    ]
    expect(ready(entries).coughReduction).toBe(50)
  })
})

describe('an untouched slider', () => {
  const untouched = (name: ScoreName): Partial<SymptomEntry> => ({ untouchedScores: [name] })

  test.each([
    ['coughSeverity', 'coughReduction'],
    ['breathlessness', 'breathingScore'],
    ['energy', 'energyLevel'],
    ['mood', 'moodLevel'],
  ] as const)('leaves its figure and the percentage unknown, and the others known: %s', (name, figure) => {
    const summary = ready([entryOn(yesterday, untouched(name)), entryOn(today, untouched(name))])
    expect(summary[figure]).toBeNull()
    expect(summary.parts[name]).toBeNull()
    expect(summary.progressPercent).toBeNull()
    expect(summary.missing).toEqual([name])
    for (const other of scoreNames.filter((score) => score !== name)) {
      expect(summary.parts[other]).not.toBeNull()
    }
  })

  test('for energy today leaves the latest energy that was set', () => {
    const entries = [entryOn(yesterday, { energy: 3 }), entryOn(today, { energy: 5, ...untouched('energy') })]
    expect(ready(entries).energyLevel).toBe(3)
  })

  test('for cough on one of two days leaves the change unknown', () => {
    const entries = [
      entryOn(yesterday, untouched('coughSeverity')),
      entryOn(today, { coughSeverity: 8 }, '08:00'),
      entryOn(today, { coughSeverity: 2 }, '20:00'),
    ]
    expect(ready(entries).coughReduction).toBeNull()
  })
})
