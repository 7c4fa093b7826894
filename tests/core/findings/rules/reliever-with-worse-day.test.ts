import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { withoutNamedSigns } from '@second-wind/core/findings/finding'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt, well } from '../findings-fixtures.ts'

const day = '2026-11-20'
const asthma: EntryContext = { person: aPersonWith('Asthma') }
const withUsual: EntryContext = {
  ...asthma,
  usual: { setOn: '2026-11-01', breathlessness: 3, coughSeverity: 3, energy: 7, relieverPuffs: 2 },
}

const usuallyEight: EntryContext = { ...asthma, usual: { ...withUsual.usual!, relieverPuffs: 8 } }

const read = (changes: Partial<SymptomReport>, context = asthma) => {
  const report = { ...well, ...changes }
  const findings = entryFindings(report, day, context)
  return {
    said: withoutNamedSigns(findings).map((finding) => describeFinding(finding, report, true)),
    ids: findings.map(({ id }) => id),
    alerts: alertsFor({ kind: 'symptoms', report, findings }).map(
      ({ alertType, severity, clause }) => `${alertType} ${severity}: ${clause}`,
    ),
  }
}

describe('more than 4 puffs of reliever on a worse day', () => {
  test.each(['Asthma', 'COPD', 'Pulmonary Fibrosis'] as const)(
    'with %s raise an alert, and the puffs are named first and once',
    (condition) => {
      const { said, alerts } = read(
        { relieverPuffs: 8, comparedWithUsual: 'worse' },
        { person: aPersonWith(condition) },
      )
      expect(said).toEqual(['8 puffs of reliever in 24 hours, feeling worse than usual'])
      expect(alerts).toEqual([
        'high_reliever_use medium: 8 puffs of reliever in 24 hours, feeling worse than usual',
      ])
    },
  )

  test.each([
    ['4 puffs', { relieverPuffs: 4, comparedWithUsual: 'worse' }, asthma],
    ['a day as usual', { relieverPuffs: 8 }, { person: aPersonWith('COPD') }],
    ['no lung condition', { relieverPuffs: 8, comparedWithUsual: 'worse' }, { person: undefined }],
    ['a score worse by 1 point', { relieverPuffs: 8, energy: 6 }, usuallyEight],
  ] satisfies [string, Partial<SymptomReport>, EntryContext][])(
    'raise none with %s',
    (_, changes, context) => {
      expect(read(changes, context).alerts).toEqual([])
    },
  )

  test('count also when as many puffs are usual, because the day is worse', () => {
    const usual = { setOn: '2026-11-01', relieverPuffs: 8 }
    expect(read({ relieverPuffs: 6, comparedWithUsual: 'worse' }, { ...asthma, usual }).alerts).toHaveLength(
      1,
    )
  })

  test('raise the alert for a score worse by 2 points, unless the threshold of the clinician is higher', () => {
    const tired = { relieverPuffs: 6, energy: 5 }
    expect(read(tired, withUsual).alerts).toEqual([
      'high_reliever_use medium: 6 puffs of reliever in 24 hours, scores worse than before',
    ])
    const laxer = { ...usuallyEight, threshold: { points: 3, days: 2 } }
    expect(read(tired, laxer)).toMatchObject({ alerts: [], said: read(tired, withUsual).said })
    expect(read({ ...tired, energy: 4 }, laxer).alerts).toHaveLength(1)
  })

  test('raise the alert at any threshold when the person says that the day is worse', () => {
    const threshold = { points: 5, days: 7 }
    const { alerts } = read({ relieverPuffs: 5, comparedWithUsual: 'worse' }, { ...withUsual, threshold })
    expect(alerts).toHaveLength(1)
  })

  test.each(['Asthma', 'COPD'])(
    'do not hide that the person with %s feels much worse, which comes first',
    (condition) => {
      const context = { person: aPersonWith(condition) }
      const { said, ids, alerts } = read({ relieverPuffs: 8, comparedWithUsual: 'much-worse' }, context)
      expect(said).toEqual(['feeling much worse than usual', '8 puffs of reliever in 24 hours'])
      expect(ids).toContain('reliever-with-worse-day')
      expect(alerts).toHaveLength(2)
    },
  )

  test('count the whole day: the puffs in one entry and feeling worse in another', () => {
    const morning = entryAt(`${day}T08:00:00Z`, { relieverPuffs: 8 })
    const context = { ...asthma, others: [morning] }
    expect(read({ comparedWithUsual: 'worse' }, context).alerts).toEqual([
      'high_reliever_use medium: more than 4 puffs of reliever earlier that day, feeling worse than usual',
    ])
    expect(read({}, context).ids).toEqual([])
  })

  test('name the worse scores of another entry of the day', () => {
    const morning = entryAt(`${day}T08:00:00Z`, { energy: 5 })
    const { said } = read({ relieverPuffs: 6 }, { ...withUsual, others: [morning] })
    expect(said).toEqual(['6 puffs of reliever in 24 hours, worse than before earlier today'])
  })

  test('leave more than 8 puffs to their own, more serious finding', () => {
    const { ids, alerts } = read({ relieverPuffs: 9, comparedWithUsual: 'worse' })
    expect(ids).not.toContain('reliever-with-worse-day')
    expect(alerts).toEqual(['high_reliever_use high: 9 puffs of reliever in 24 hours'])
  })
})

describe('more than 4 puffs of reliever with asthma, on a day that is not called worse', () => {
  test.each(['Asthma', 'Pulmonary Fibrosis'])(
    'are advice today, named first and once, with an alert: %s, no usual day set',
    (condition) => {
      const person = aPersonWith(condition)
      const { said, ids, alerts } = read({ relieverPuffs: 8, breathlessness: 6, energy: 2 }, { person })
      expect(said).toEqual([
        '8 puffs of reliever in 24 hours',
        'energy 2 out of 10',
        'breathlessness 6 out of 10',
      ])
      expect(ids[0]).toBe('reliever-with-lung-condition')
      expect(alerts[0]).toBe('high_reliever_use medium: 8 puffs of reliever in 24 hours')
    },
  )

  test.each([[['Asthma', 'COPD']], [['COPD', 'Asthma']]])(
    'are no milder with COPD beside the asthma: %s',
    (conditions) => {
      const { ids, alerts } = read({ relieverPuffs: 5 }, { person: aPersonWith(...conditions) })
      expect(ids[0]).toBe('reliever-with-lung-condition')
      expect(alerts).toEqual(['high_reliever_use medium: 5 puffs of reliever in 24 hours'])
    },
  )

  test('raise the alert at any threshold, also together with a worse score', () => {
    const threshold = { points: 5, days: 7 }
    for (const energy of [7, 5])
      expect(read({ relieverPuffs: 6, energy }, { ...withUsual, threshold }).alerts).toHaveLength(1)
  })

  test.each([
    ['4 puffs', { relieverPuffs: 4 }, asthma],
    ['as many puffs on the usual day', { relieverPuffs: 8 }, usuallyEight],
    [
      'COPD alone, where up to 8 puffs can be the treatment',
      { relieverPuffs: 8 },
      { person: aPersonWith('COPD') },
    ],
  ] satisfies [string, Partial<SymptomReport>, EntryContext][])(
    'raise none with %s',
    (_, changes, context) => {
      expect(read(changes, context).alerts).toEqual([])
    },
  )

  test('are said once, and by the more serious words, when they last', () => {
    const yesterday = entryAt('2026-11-19T09:00:00Z', { relieverPuffs: 6 })
    const { said } = read({ relieverPuffs: 6 }, { ...withUsual, others: [yesterday] })
    expect(said).toEqual(['6 puffs of reliever in 24 hours, on at least two check-in days in a row'])
  })
})

describe('breathlessness 9 with COPD on the first day', () => {
  test('is said once, and raises an alert with each of its findings', () => {
    const { said, alerts } = read({ breathlessness: 9 }, { person: aPersonWith('COPD') })
    expect(said).toEqual(['breathlessness 9 out of 10'])
    expect(alerts).toEqual([
      'severe_breathlessness critical: breathlessness 9 out of 10',
      'possible_flare_up medium: breathlessness 9 out of 10',
    ])
  })
})
