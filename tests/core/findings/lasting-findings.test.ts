import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { riskOfFinding } from '@second-wind/core/care/risk/risk-level'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from './findings-fixtures.ts'

const day = '2026-11-20'
const usual = {
  setOn: '2026-11-01',
  breathlessness: 2,
  coughSeverity: 2,
  energy: 7,
  sputumColor: 'clear',
  sputumConsistency: 'thin',
  relieverPuffs: 2,
} as const
const copd: EntryContext = { person: aPersonWith('COPD'), usual }
const asthma: EntryContext = { person: aPersonWith('Asthma'), usual }
const noCondition: EntryContext = { person: aPersonWith() }

function readAfter(
  before: { on: string; changes: Partial<SymptomReport> },
  changes: Partial<SymptomReport>,
  context: EntryContext,
) {
  const entry = entryAt(`${day}T09:00:00Z`, changes)
  const others = [entryAt(`${before.on}T09:00:00Z`, before.changes), entry]
  const findings = entryFindings(entry, day, { ...context, others })
  const lasting = findings.find(({ id }) => id.startsWith('lasting'))
  return { lasting, alerts: alertsFor({ kind: 'symptoms', report: entry, findings }), entry }
}
const yesterday = '2026-11-19'

describe('the same sign to watch on two check-in days in a row', () => {
  test.each([
    ['COPD and thick phlegm', copd, { sputumConsistency: 'thick' }],
    ['COPD and "Worse than usual"', copd, { comparedWithUsual: 'worse' }],
    ['COPD and 37.8 to 38.2°C', copd, { temperature: 'low-fever' }],
    ['asthma and 7 puffs of reliever', asthma, { relieverPuffs: 7 }],
    ['asthma and green phlegm', asthma, { sputumColor: 'green' }],
    ['COPD and energy 2', { ...copd, usual: { ...usual, energy: 3 } }, { energy: 2 }],
    ['COPD, green phlegm and no usual day', { person: aPersonWith('COPD') }, { sputumColor: 'green' }],
  ] as const)('is advice today and an alert for a person with %s', (_, context, changes) => {
    const { lasting, alerts } = readAfter({ on: yesterday, changes }, changes, context)
    expect(lasting).toMatchObject({ id: 'lasting-with-lung-condition', level: 'urgent' })
    expect(alerts).toContainEqual(
      expect.objectContaining({ alertType: 'worse_than_usual', severity: 'high' }),
    )
  })

  test('counts green phlegm with a temperature that has risen since, without a lung condition', () => {
    const before = { on: yesterday, changes: { temperature: 'low-fever', sputumColor: 'green' } } as const
    const changes = { temperature: 'moderate-fever', sputumColor: 'green' } as const
    expect(readAfter(before, changes, noCondition).lasting?.signs).toContain('phlegm-with-fever-medium')
  })

  test('is advice today and a medium alert for 38.3 to 39.4°C without a lung condition, and a medium level by itself', () => {
    const changes = { temperature: 'moderate-fever' } as const
    const { lasting, alerts } = readAfter({ on: yesterday, changes }, changes, noCondition)
    expect(lasting).toMatchObject({ id: 'lasting', level: 'urgent' })
    expect(alerts).toEqual([
      expect.objectContaining({
        alertType: 'possible_flare_up',
        severity: 'medium',
        clause: 'a high temperature (38.3 to 39.4°C), on at least two check-in days in a row',
      }),
    ])
    expect(riskOfFinding('lasting', 'urgent')).toBe('medium')
  })

  test.each([
    ['37.8 to 38.2°C', { temperature: 'low-fever' }, { temperature: 'low-fever' }, 'lasting-mild'],
    ['energy 2', { energy: 2 }, { energy: 2 }, 'lasting-mild'],
    ['"Worse" twice', { comparedWithUsual: 'worse' }, { comparedWithUsual: 'worse' }, 'lasting-mild'],
    ['a fever that falls', { temperature: 'moderate-fever' }, { temperature: 'low-fever' }, undefined],
    ['a fever that rises', { temperature: 'low-fever' }, { temperature: 'moderate-fever' }, 'lasting'],
  ] as const)('without a lung condition is, for %s, no more than it is', (_, before, changes, id) => {
    const { lasting } = readAfter({ on: yesterday, changes: before }, changes, noCondition)
    expect(lasting?.id).toBe(id)
  })

  test('lists what lasts, and says when the person has set no usual day', () => {
    const low = { temperature: 'low-fever' } as const
    const green = { sputumColor: 'green' } as const
    const onBoth = (changes: Partial<SymptomReport>, context: EntryContext) =>
      readAfter({ on: yesterday, changes }, changes, context).lasting
    expect(onBoth(green, { person: copd.person })).toEqual({
      id: 'lasting-with-lung-condition',
      level: 'urgent',
      signs: ['flare-up-one-sign', 'phlegm-colour'],
      isUsualUnknown: true,
    })
    expect(onBoth(green, copd)).not.toHaveProperty('isUsualUnknown')
    expect(onBoth({ temperature: 'moderate-fever' }, noCondition)?.signs).toEqual(['fever-medium'])
    expect(onBoth(low, noCondition)?.signs).toEqual(['fever-low'])
  })

  test('is named with the sign and the two days', () => {
    const changes = { sputumConsistency: 'thick' } as const
    const { lasting, entry } = readAfter({ on: yesterday, changes }, changes, copd)
    expect(describeFinding({ ...lasting!, id: 'lasting-with-lung-condition' }, entry)).toBe(
      'thick phlegm, different from usual, on at least two check-in days in a row',
    )
  })

  test('needs no usual day for more phlegm than usual: the person compared it', () => {
    const changes = { sputumConsistency: 'thin', sputumAmount: 'more' } as const
    const withoutUsual = { person: copd.person }
    expect(readAfter({ on: yesterday, changes }, changes, withoutUsual).lasting).toBeDefined()
    expect(readAfter({ on: yesterday, changes }, { sputumConsistency: 'thin' }, copd).lasting).toBeUndefined()
  })

  const twoSigns = { breathlessness: 4, coughSeverity: 4 }
  test.each([
    ['COPD, "Much worse"', copd, { comparedWithUsual: 'much-worse' }, { comparedWithUsual: 'worse' }],
    ['COPD, two signs', copd, twoSigns, { sputumConsistency: 'thick' }],
    ['asthma, two signs', asthma, twoSigns, { sputumColor: 'green' }],
    ['asthma, phlegm of two kinds', asthma, { sputumColor: 'green', sputumAmount: 'more' }, { energy: 5 }],
    ['asthma, 9 puffs of reliever', asthma, { relieverPuffs: 9 }, { relieverPuffs: 6 }],
    ['asthma, 38.3 to 39.4°C', asthma, { temperature: 'moderate-fever' }, { temperature: 'low-fever' }],
    ['asthma, over 39.4°C', asthma, { temperature: 'high-fever' }, { temperature: 'low-fever' }],
  ] as const)('counts a worse sign of the day before: %s', (_, context, before, changes) => {
    const { lasting } = readAfter({ on: yesterday, changes: before }, changes, context)
    expect(lasting).toMatchObject({ id: 'lasting-with-lung-condition', level: 'urgent' })
  })

  test.each([
    ['over 39.4°C', { temperature: 'high-fever' }, { temperature: 'moderate-fever' }, 'lasting'],
    ['"Much worse"', { comparedWithUsual: 'much-worse' }, { comparedWithUsual: 'worse' }, 'lasting-mild'],
  ] as const)(
    'counts a worse sign of the day before without a lung condition: %s',
    (_, before, changes, id) => {
      expect(readAfter({ on: yesterday, changes: before }, changes, noCondition).lasting?.id).toBe(id)
    },
  )

  const idsAfter = (days: readonly Partial<SymptomReport>[], context: EntryContext) => {
    const entries = days.map((changes, at) =>
      entryAt(`${addDays(day, at + 1 - days.length)}T09:00:00Z`, changes),
    )
    return entryFindings(entries.at(-1)!, day, { ...context, others: entries }).map(({ id }) => id)
  }

  test('counts the day before when it was worse than usual for days, and another score is today', () => {
    const ids = idsAfter([{ energy: 5 }, { energy: 5 }, { coughSeverity: 4 }], asthma)
    expect(ids).toEqual([
      'lasting-with-lung-condition',
      'cough-with-lung-condition',
      'worse-than-usual-today',
    ])
  })

  test('is not read for scores that only the days before call worse', () => {
    const days = [...Array.from({ length: 4 }, () => ({})), { coughSeverity: 4 }, { energy: 5 }]
    expect(idsAfter(days, { person: asthma.person })).toEqual(['worse-than-usual-today'])
  })

  test.each([
    ['once, as worse than usual for days', { energy: 2 }, usual, ['worse-than-usual', 'energy-very-low']],
    [
      'beside another score that is worse for days',
      { energy: 2, breathlessness: 6 },
      { ...usual, energy: 3 },
      ['worse-than-usual', 'lasting-with-lung-condition', 'breathing-with-lung-condition', 'energy-very-low'],
    ],
  ] as const)('names very low energy %s', (_, changes, usualDay, ids) => {
    expect(idsAfter([changes, changes], { ...asthma, usual: usualDay })).toEqual(ids)
  })

  test.each([
    ['3 days apart', '2026-11-17', true],
    ['4 days apart', '2026-11-16', false],
  ])('is read as in a row when the days are %s: %s', (_, on, isInRow) => {
    const changes = { sputumConsistency: 'thick' } as const
    expect(readAfter({ on, changes }, changes, copd).lasting !== undefined).toBe(isInRow)
  })

  test('is not read when the last check-in day was without it', () => {
    const thick = { sputumConsistency: 'thick' } as const
    const others = [entryAt('2026-11-18T09:00:00Z', thick), entryAt(`${yesterday}T09:00:00Z`)]
    const ids = entryFindings(entryAt(`${day}T09:00:00Z`, thick), day, { ...copd, others }).map(
      ({ id }) => id,
    )
    expect(ids).toEqual(['flare-up-one-sign'])
  })

  test('is not read for energy that is usual', () => {
    const context = { ...copd, usual: { ...usual, energy: 2 } }
    expect(readAfter({ on: yesterday, changes: { energy: 2 } }, { energy: 2 }, context).lasting).toBe(
      undefined,
    )
  })

  test("raises no alert below the clinician's own threshold, and the patient still reads it", () => {
    const context = { ...copd, threshold: { points: 5, days: 3 } }
    const changes = { breathlessness: 4 }
    const { lasting, alerts } = readAfter({ on: yesterday, changes }, changes, {
      ...context,
      usual: { ...usual, breathlessness: 2 },
    })
    expect(lasting).toMatchObject({ level: 'urgent' })
    expect(alerts).toEqual([])
  })

  const noUsual: EntryContext = { person: aPersonWith('COPD') }
  test.each([
    ['COPD and breathlessness 6', noUsual, { breathlessness: 6 }, 'flare-up-one-sign'],
    ['COPD and energy 2', noUsual, { energy: 2 }, 'energy-very-low'],
    ['COPD and 6 puffs of reliever', noUsual, { relieverPuffs: 6 }, 'reliever-over-4-puffs'],
    [
      'a usual day without puffs, and 6 puffs of reliever',
      { ...copd, usual: { ...usual, relieverPuffs: undefined } },
      { relieverPuffs: 6 },
      'reliever-over-4-puffs',
    ],
    [
      'usually 6 puffs of reliever, and 8',
      { ...copd, usual: { ...usual, relieverPuffs: 6 } },
      { relieverPuffs: 8 },
      'reliever-over-4-puffs',
    ],
  ] as const)(
    'stays as on its first day, for nine days, while the usual is unknown or near: %s',
    (_, context, changes, id) => {
      const days = Array.from({ length: 9 }, (__, at) => addDays(day, at - 8))
      const entries = days.map((on) => entryAt(`${on}T09:00:00Z`, changes))
      const idsOn = entries.map((entry) =>
        entryFindings(entry, entry.localDate, { ...context, others: entries }).map((finding) => finding.id),
      )
      expect(idsOn).toEqual(days.map(() => [id]))
    },
  )

  test('is named without "usual" while the usual day is unknown', () => {
    const entry = entryAt(`${day}T09:00:00Z`, { breathlessness: 6 })
    const [finding] = entryFindings(entry, day, noUsual)
    expect(describeFinding(finding!, entry)).toBe('breathlessness 6 out of 10')
  })
})
