import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from './findings-fixtures.ts'

const day = '2026-11-20'
const person = aPersonWith('Asthma')
const set = {
  setOn: '2026-11-01',
  breathlessness: 2,
  coughSeverity: 2,
  energy: 7,
  sputumColor: 'clear',
  sputumConsistency: 'thin',
} as const

/** Findings of today, after four usual days and yesterday. */
function findingsAfter(yesterday: Partial<SymptomReport>, today: Partial<SymptomReport>, usual?: typeof set) {
  const others = [yesterday, {}, {}, {}, {}].map((changes, at) =>
    entryAt(`${addDays(day, -1 - at)}T09:00:00Z`, changes),
  )
  return entryFindings(entryAt(`${day}T09:00:00Z`, today), day, { person, usual, others })
}
const idsAfter = (...given: Parameters<typeof findingsAfter>) => findingsAfter(...given).map(({ id }) => id)

describe('one sign with asthma after two on the day before', () => {
  const twoSigns = { sputumColor: 'green', breathlessness: 4 } as const

  test.each([
    ['cough-with-lung-condition', { coughSeverity: 4 }],
    ['phlegm-more-with-lung-condition', { sputumConsistency: 'thick' }],
  ] as const)('is advice today that names it when the usual day is set: %s', (id, today) => {
    expect(findingsAfter(twoSigns, today, set)).toContainEqual(
      expect.objectContaining({
        id: 'lasting-with-lung-condition',
        signs: expect.arrayContaining([id]),
      }),
    )
  })
})

describe('the same sign with asthma as on the day before', () => {
  test.each([
    ['cough', { coughSeverity: 4 }],
    ['phlegm', { sputumConsistency: 'thick' }],
  ] as const)('lasts against the usual day that the person has set, and no other: %s', (_, changes) => {
    expect(idsAfter(changes, changes, set)).toContain('lasting-with-lung-condition')
    expect(idsAfter(changes, changes)).not.toContain('lasting-with-lung-condition')
    expect(idsAfter(changes, changes)).not.toEqual([])
  })
})
