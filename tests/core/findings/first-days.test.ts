import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { describeFinding } from '@second-wind/core/content/findings/finding-words'
import { cardFor } from '@second-wind/core/content/insight/choose-finding-card'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { Person } from '@second-wind/core/triage/person'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from './findings-fixtures.ts'

const today = '2026-11-20'
type Changes = Partial<SymptomReport>

/** An entry of today after a well entry on each of the days before. */
function read(who: Person, changes: Changes, daysBefore: number, before: Changes = {}, usual?: Changes) {
  const others = Array.from({ length: daysBefore }, (_, at) =>
    entryAt(`${addDays(today, -1 - at)}T09:00:00Z`, before),
  )
  const report = entryAt(`${today}T09:00:00Z`, changes)
  const known = usual && { ...usual, setOn: '2026-11-01' }
  const findings = entryFindings(report, today, { person: who, others, usual: known })
  return { report, findings, ids: findings.map(({ id }) => id) }
}

describe.each(['COPD', 'Asthma', 'Pulmonary Fibrosis'])(
  'the first three check-in days with %s',
  (condition) => {
    const who = aPersonWith(condition)

    test.each([
      ['breathlessness', { breathlessness: 4 }, 'breathlessness 4 out of 10'],
      ['cough', { coughSeverity: 4 }, 'cough 4 out of 10'],
      ['yellow phlegm', { sputumColor: 'yellow' }, 'yellow phlegm'],
      ['thick phlegm', { sputumConsistency: 'thick' }, 'thick phlegm'],
    ] as const)(
      'ask about more %s than on two days before whether it is worse than usual',
      (_, changes, logged) => {
        const { findings, report } = read(who, changes, 2)
        expect(findings).toMatchObject([
          { id: 'may-be-worse-than-usual', level: 'watch', isUsualUnknown: true },
        ])
        expect(describeFinding(findings[0]!, report)).toBe(logged)
        expect(cardFor('watch', findings)).toMatchObject({ heading: 'Is this worse than your usual?' })
        expect(cardFor('watch', findings).message).toMatch(/worse than your usual.*today/)
        expect(alertsFor({ kind: 'symptoms', report, findings })).toEqual([])
      },
    )

    test.each([
      ['breathlessness', { breathlessness: 4 }, { coughSeverity: 2 }],
      ['cough', { coughSeverity: 4 }, { breathlessness: 2 }],
      ['yellow phlegm', { sputumColor: 'yellow' }, { breathlessness: 2, coughSeverity: 2 }],
    ] as const)('ask about more %s when the usual day that is set leaves it out', (_, changes, usual) => {
      expect(read(who, changes, 2, {}, usual).ids).toContain('may-be-worse-than-usual')
    })

    test('ask nothing on a day like the two before, or 1 point above', () => {
      expect(read(who, {}, 2).ids).toEqual([])
      expect(read(who, { breathlessness: 3, coughSeverity: 3 }, 2).ids).toEqual([])
    })

    test('ask nothing once a usual day is set, or known from three days', () => {
      const four = { breathlessness: 4 }
      expect(read(who, four, 2, {}, four).ids).toEqual([])
      expect(read(who, four, 2, four).ids).toEqual([])
      expect(read(who, four, 3).ids).not.toContain('may-be-worse-than-usual')
      expect(read(who, four, 3).ids).not.toEqual([])
    })
  },
)

describe('breathlessness 6 on the first day', () => {
  test.each(['Asthma', 'Pulmonary Fibrosis', 'Bronchiectasis'])(
    'with %s asks whether it is usual, however well the rest is',
    (respiratoryDiagnosis) => {
      const who = { ...aPersonWith(), respiratoryDiagnosis }
      expect(read(who, { breathlessness: 6, coughSeverity: 1, energy: 9 }, 0).ids).toEqual([
        'may-be-worse-than-usual',
      ])
    },
  )
})

describe('a high score on the first day', () => {
  test.each([
    ['Asthma', { breathlessness: 7 }, ['breathlessness-high']],
    ['Asthma', { coughSeverity: 9 }, ['cough-severe']],
    ['Asthma', { coughSeverity: 8 }, ['may-be-worse-than-usual']],
    ['COPD', { coughSeverity: 7 }, ['flare-up-one-sign']],
    ['Asthma', { sputumColor: 'green' }, ['phlegm-coloured']],
  ] as const)('with %s: %j has its own finding or is asked about, never both', (condition, changes, ids) => {
    expect(read(aPersonWith(condition), changes, 0).ids).toEqual(ids)
  })
})

describe('the question whether something is usual', () => {
  test('does not repeat itself as a sign that lasts', () => {
    const six = { breathlessness: 6 }
    expect(read(aPersonWith('Asthma'), six, 2, six).ids).toEqual(['may-be-worse-than-usual'])
  })

  test('is not asked about two signs, which are advice today on the first day too', () => {
    const { ids } = read(aPersonWith('Asthma'), { breathlessness: 6, coughSeverity: 7 }, 0)
    expect(ids).toEqual(['two-signs-with-lung-condition'])
  })
})

describe('breathlessness 6 without a lung condition', () => {
  const well = aPersonWith('Hay fever')
  const six = { breathlessness: 6 }

  test.each([0, 1, 4, 11])(
    'is advice today after %i check-in days, as in the symptom check',
    (daysBefore) => {
      expect(read(well, six, daysBefore).findings[0]).toEqual({
        id: 'breathlessness-moderate',
        level: 'urgent',
      })
    },
  )

  test('raises no alert', () => {
    const { report, findings } = read(well, six, 0)
    expect(alertsFor({ kind: 'symptoms', report, findings })).toEqual([])
  })

  test('takes no alert away that the same scores have without it', () => {
    const { report, findings } = read(
      well,
      { ...six, coughSeverity: 8, energy: 3, temperature: 'moderate-fever' },
      3,
    )
    expect(alertsFor({ kind: 'symptoms', report, findings })).toMatchObject([
      { ruleId: 'high-scores-with-sign', severity: 'medium' },
    ])
  })

  test('is no finding when the usual day is like it', () => {
    expect(read(well, six, 2, {}, { breathlessness: 5 }).ids).toEqual([])
    expect(read(well, six, 2, {}, { breathlessness: 4 }).ids).toContain('breathlessness-moderate')
  })
})
