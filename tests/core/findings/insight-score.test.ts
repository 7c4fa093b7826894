import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { cardFor } from '@second-wind/core/content/insight/choose-finding-card'
import type { EntryContext } from '@second-wind/core/findings/entry-context'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { insightFor } from '@second-wind/core/recovery/insight'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from './findings-fixtures.ts'

const today = '2026-11-20'
const nowAt = `${today}T20:00:00Z`
const wellDaysBefore = (checkInDay: number) =>
  Array.from({ length: checkInDay - 1 }, (_, at) => entryAt(`${addDays(today, -1 - at)}T08:00:00Z`))

describe('scores of earlier entries of the day', () => {
  const red = { breathlessness: 9, untouchedScores: ['coughSeverity' as const, 'energy' as const] }
  const defaults = { coughSeverity: 5, energy: 5 }
  const idsAfter = (earlier: Partial<SymptomReport>) => {
    const others = [...wellDaysBefore(4), entryAt(`${today}T08:00:00Z`, earlier)]
    const report = entryAt(nowAt, { temperature: 'low-fever' })
    return entryFindings(report, today, { person: aPersonWith(), others }).map(({ id }) => id)
  }

  test('count when they are answers', () => {
    expect(idsAfter({ breathlessness: 9, ...defaults })).toContain('high-scores-with-sign')
  })

  test('do not count when the person did not set them', () => {
    expect(idsAfter({ ...red, ...defaults })).not.toContain('high-scores-with-sign')
  })
})

describe('many entries of one day', () => {
  test('are read without working out the time of each for each of the others', () => {
    let reads = 0
    const others = Array.from({ length: 100 }, (_, at) => {
      const date = `${today}T08:${String(at % 60).padStart(2, '0')}:00.000Z`
      return Object.defineProperty(entryAt(date), 'date', { get: () => ((reads += 1), date) })
    })
    const context = { person: aPersonWith(), others }
    for (const entry of others) entryFindings(entry, today, context)
    expect(reads).toBeLessThanOrEqual(10 * others.length)
  })
})

describe('high scores beside a sign to watch', () => {
  // One sign alone: a cough of 7 would be another one with a lung condition.
  const tired = { coughSeverity: 6, breathlessness: 5, energy: 2 } as const
  const usual = { coughSeverity: 6, breathlessness: 5, energy: 2, setOn: '2026-10-01' }
  const asthma = { person: aPersonWith('Asthma') }
  const read = (changes: Partial<SymptomReport>, checkInDay: number, context: Partial<EntryContext> = {}) => {
    const { person: who } = context
    const others = wellDaysBefore(checkInDay)
    const report = entryAt(nowAt, changes)
    const findings = entryFindings(report, today, { person: who, others, ...context })
    return {
      id: insightFor(report, checkInDay, 0, { person: who, usual: context.usual, findings }).id,
      findings,
    }
  }

  test.each([
    ['no condition on day 3', {}, 3],
    ['no condition on day 8', {}, 8],
    [
      'asthma and a usual day that the scores are 2 points above',
      { ...asthma, usual: { ...usual, energy: 4 } },
      1,
    ],
  ] as const)('are advice today with %s', (_, context, checkInDay) => {
    const { id, findings } = read(tired, checkInDay, context)
    expect(id).toBe('safety')
    expect(findings[0]).toMatchObject({ id: 'high-scores-with-sign', level: 'urgent' })
  })

  test.each([
    ['no condition on day 2', {}, 2],
    ['asthma and a usual day like it', { ...asthma, usual }, 1],
  ] as const)('leave a sign to be watched with %s', (_, context, checkInDay) => {
    expect(read(tired, checkInDay, context).id).toBe('watch')
  })

  test.each([
    ['without a usual day', {}],
    ['with a usual day that has no score for energy', { usual: { setOn: '2026-10-01', coughSeverity: 6 } }],
  ] as const)('may be usual with asthma %s: advice today if they are worse, and no alert', (_, context) => {
    const { id, findings } = read(tired, 1, { ...asthma, ...context })
    expect(id).toBe('watch')
    expect(findings).toMatchObject([
      { id: 'energy-very-low' },
      { id: 'high-scores-usual-unknown', level: 'watch' },
    ])
    expect(cardFor('watch', findings).message).toMatch(/worse than your usual.* today/)
    const report = entryAt(nowAt, tired)
    expect(alertsFor({ kind: 'symptoms', report, findings }).map(({ alertType }) => alertType)).toEqual([
      'very_low_energy',
    ])
  })

  test('with asthma and a usual day like them but for more reliever: advice today if it is worse', () => {
    const worse = { relieverPuffs: 2 }
    const known = { ...usual, sputumConsistency: 'thin', relieverPuffs: 0 } as const
    const { findings } = read({ ...tired, ...worse }, 1, { ...asthma, usual: known })
    expect(findings).toMatchObject([
      { id: 'energy-very-low' },
      { id: 'high-scores-unlike-usual', level: 'watch' },
    ])
    expect(cardFor('watch', findings).message).toMatch(/worse than your usual.* today/)
    const withoutSign = read({ ...tired, ...worse, energy: 3 }, 1, { ...asthma, usual: known })
    expect(withoutSign).toMatchObject({ id: 'lung-high', findings: [] })
  })

  test('are not usual with asthma when the days before were 2 points better, also without a usual day', () => {
    const before = Array.from({ length: 4 }, (_, at) =>
      entryAt(`${addDays(today, -1 - at)}T08:00:00Z`, { coughSeverity: 6, breathlessness: 5, energy: 4 }),
    )
    const { id, findings } = read(tired, 5, { ...asthma, others: before })
    expect(id).toBe('safety')
    expect(findings[0]?.id).toBe('high-scores-with-sign')
  })

  test('are advice today from day 10 on when symptoms of any strength last', () => {
    const mild = { coughSeverity: 4, breathlessness: 4, energy: 6, temperature: 'low-fever' } as const
    expect([read(mild, 9).id, read(mild, 10).id]).toEqual(['watch', 'safety'])
  })

  test('are no advice at a score of 3 on day 10', () => {
    const low = { coughSeverity: 3, breathlessness: 3, energy: 8, temperature: 'low-fever' } as const
    expect(read(low, 10).findings.map(({ id }) => id)).toEqual(['fever-low'])
  })

  test('count when the sign, or the scores, are those of an earlier entry of the day', () => {
    const temperature = 'low-fever' as const
    const scores = { coughSeverity: 8, breathlessness: 5, energy: 3 }
    const days = wellDaysBefore(3)
    const first = [entryAt(`${today}T08:00:00Z`, { temperature }), entryAt(`${today}T08:00:00Z`, scores)]
    const then = [scores, { temperature }]
    for (const [at, morning] of first.entries()) {
      const others = [morning, ...days]
      const found = entryFindings(entryAt(nowAt, then[at]), today, { person: undefined, others })
      expect(found.map(({ id }) => id)).toContain('high-scores-with-sign')
    }
  })

  test.each([
    ['scores that were set', {}, {}, true],
    ['a score that nobody set', { untouchedScores: ['energy'] }, {}, false],
    [
      'a lung condition and a usual day that they are above',
      {},
      { ...asthma, usual: { ...usual, energy: 4 } },
      true,
    ],
  ] satisfies [string, Partial<SymptomReport>, Partial<EntryContext>, boolean][])(
    'are an alert with %s: %#',
    (_, changes, context, isAlert) => {
      const [finding] = read({ ...tired, ...changes }, 3, context).findings
      expect(finding?.id).toBe('high-scores-with-sign')
      expect(finding?.isBelowThreshold !== true).toBe(isAlert)
    },
  )
})
