import { alertsFor } from '@second-wind/core/care/alerts/alert-rules'
import { currentFindings } from '@second-wind/core/findings/current-findings'
import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import type { ChangeThreshold } from '@second-wind/core/records/usual-day'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { anEntry } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'

const firstDay = '2026-10-22'
const person = aPatient({ conditions: ['Severe COPD'], respiratoryDiagnosis: 'COPD' })
const ordinary = {
  coughSeverity: 4,
  breathlessness: 4,
  energy: 6,
  sputumColor: 'yellow',
  sputumConsistency: 'thick',
  relieverPuffs: 4,
} as const
const usual = { ...ordinary, setOn: firstDay }

const dayOf = (number: number) => addDays(firstDay, number - 1)
const entryOn = (number: number, changes: Partial<SymptomEntry> = {}): SymptomEntry => {
  const localDate = dayOf(number)
  return anEntry({
    id: idNumbered(number),
    localDate,
    date: `${localDate}T17:00:00.000Z`,
    ...ordinary,
    ...changes,
  })
}
const thirtyDays = Array.from({ length: 30 }, (_, index) => entryOn(index + 1))

const findingsOf = (entry: SymptomEntry, others: readonly SymptomEntry[], threshold?: ChangeThreshold) =>
  entryFindings(entry, entry.localDate, { person, usual, others, threshold })
const idsOf = (...given: Parameters<typeof findingsOf>) => findingsOf(...given).map(({ id }) => id)

describe('a stable person with severe COPD over thirty days', () => {
  test('has no finding and no alert in any entry', () => {
    for (const entry of thirtyDays) {
      const findings = findingsOf(entry, thirtyDays)
      expect(findings, entry.localDate).toEqual([])
      expect(alertsFor({ kind: 'symptoms', report: entry, findings })).toEqual([])
    }
  })

  test('has nothing on day 30 that still counts from the days before', () => {
    const now = epochMs(`${dayOf(30)}T20:00:00Z`)
    expect(currentFindings({ entries: thirtyDays, checks: [] }, { person, usual }, now)).toEqual([])
  })
})

describe('two days worse than usual', () => {
  test.each([
    ['breathlessness', { breathlessness: 6 }],
    ['cough', { coughSeverity: 6 }],
    ['energy', { energy: 4 }],
  ] as const)(
    'in %s by 2 points are a watch on the first day, and same-day advice and an alert on the second',
    (_, changes) => {
      const [first, second] = [entryOn(31, changes), entryOn(32, changes)]
      expect(idsOf(first, thirtyDays)).not.toContain('worse-than-usual')
      const findings = findingsOf(second, [...thirtyDays, first])
      expect(findings).toContainEqual(expect.objectContaining({ id: 'worse-than-usual', level: 'urgent' }))
      expect(alertsFor({ kind: 'symptoms', report: second, findings })).toContainEqual(
        expect.objectContaining({ alertType: 'worse_than_usual', severity: 'high' }),
      )
    },
  )

  test('by only 1 point are no finding, because scores vary from day to day', () => {
    const [first, second] = [entryOn(31, { breathlessness: 5 }), entryOn(32, { breathlessness: 5 })]
    expect(idsOf(second, [...thirtyDays, first])).toEqual([])
  })
})

describe("a clinician's threshold", () => {
  const wide = { points: 5, days: 7 } as const

  test('of 1 point on 1 day makes the first worse day count', () => {
    expect(idsOf(entryOn(31, { breathlessness: 5 }), thirtyDays, { points: 1, days: 1 })).toContain(
      'worse-than-usual',
    )
  })

  test.each([
    ['breathlessness-severe', { breathlessness: 9 }],
    ['breathlessness-high', { breathlessness: 7 }],
    ['cough-severe', { coughSeverity: 9 }],
    ['fever-high', { temperature: 'high-fever' }],
    ['phlegm-red', { sputumColor: 'red' }],
    ['peak-flow-below-50', { peakFlowZone: 'below_50' }],
    ['reliever-over-8-puffs', { relieverPuffs: 9 }],
  ] as const)('as wide as possible, with a usual day that is as bad, does not remove %s', (id, changes) => {
    const {
      peakFlowZone: _zone,
      temperature: _temperature,
      ...set
    } = { ...usual, peakFlowZone: 0, temperature: 0, ...changes }
    const entry = entryOn(31, changes)
    const found = entryFindings(entry, entry.localDate, {
      person,
      usual: set,
      others: thirtyDays,
      threshold: wide,
    })
    expect(found.map((finding) => finding.id)).toContain(id)
  })
})
