import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { asksForAdviceToday, type Finding, findingLevels } from '@second-wind/core/findings/finding'
import { compareWithUsualDay } from '@second-wind/core/findings/usual-comparison'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyReport } from '../../../fixtures/any-report.ts'
import { aPersonWith, entryAt, well } from '../findings-fixtures.ts'

const today = '2026-11-20'
const { coughSeverity, breathlessness, energy } = well
const scoresOnly = { setOn: '2026-11-01', coughSeverity, breathlessness, energy }
const noPhlegm = { sputumConsistency: 'none', sputumColor: 'clear' } as const

type Read = { usual?: typeof scoresOnly; before: readonly Partial<SymptomReport>[]; condition?: string }

/** An entry of today, after one on each of the days before, newest first. */
function read(changes: Partial<SymptomReport>, { usual, before, condition = 'COPD' }: Read) {
  const others = before.map((each, at) => entryAt(`${addDays(today, -1 - at)}T09:00:00Z`, each))
  const entry = entryAt(`${today}T09:00:00Z`, changes)
  return entryFindings(entry, today, { person: aPersonWith(condition), usual, others })
}

describe('a usual day of scores alone', () => {
  test('leaves phlegm to be compared with the days before', () => {
    const before = [noPhlegm, noPhlegm, noPhlegm]
    expect(
      read({ sputumConsistency: 'sticky', sputumColor: 'yellow' }, { usual: scoresOnly, before }),
    ).toMatchObject([{ id: 'flare-up-two-signs', level: 'urgent' }])
  })

  test('leaves phlegm to be asked about on the first days', () => {
    const changes = { sputumConsistency: 'sticky' } as const
    expect(read(changes, { usual: scoresOnly, before: [noPhlegm] })).toMatchObject([
      { id: 'may-be-worse-than-usual' },
    ])
  })

  test('does not ask about a score that the usual day has', () => {
    const usual = { ...scoresOnly, coughSeverity: 7 }
    expect(read({ coughSeverity: 7 }, { usual, before: [{}], condition: 'Asthma' })).toEqual([])
  })

  test.each([
    ['thick phlegm', { sputumConsistency: 'thick' }],
    ['sticky phlegm', { sputumConsistency: 'sticky' }],
    ['yellow phlegm', { sputumColor: 'yellow' }],
  ] as const)('makes no day with %s like it', (_, changes) => {
    expect(compareWithUsualDay({ ...well, ...changes }, scoresOnly)).toBeUndefined()
    expect(compareWithUsualDay(well, scoresOnly)).toBe('like')
  })

  test('finds no less in phlegm and reliever than no usual day would, whatever was logged before', () => {
    const inPhlegm = fc
      .tuple(anyReport, fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }))
      .map(([{ sputumColor, sputumConsistency }, relieverPuffs]) => ({
        sputumColor,
        sputumConsistency,
        ...(relieverPuffs !== undefined && { relieverPuffs }),
      }))
    const condition = fc.constantFrom('COPD', 'Asthma', 'Pulmonary Fibrosis')
    const history = fc.array(inPhlegm, { maxLength: 6 })
    fc.assert(
      fc.property(inPhlegm, history, condition, (changes, before, who) => {
        const without = read(changes, { before, condition: who })
        const found = read(changes, { usual: scoresOnly, before, condition: who })
        expect(seriousness(found)).toBeGreaterThanOrEqual(seriousness(without))
      }),
      { numRuns: 500 },
    )
  })
})

/** The higher, the more serious: by the worst level, then whether advice is for today. */
function seriousness(findings: readonly Finding[]): number {
  const worst = Math.min(...findings.map(({ level }) => findingLevels.indexOf(level)), findingLevels.length)
  return -2 * worst + (findings.some(asksForAdviceToday) ? 1 : 0)
}
