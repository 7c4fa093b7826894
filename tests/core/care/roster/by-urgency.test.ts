import { sortByUrgency, urgencyRank } from '@second-wind/core/care/roster/sort-by-urgency'
import { expect, test } from 'vitest'

type Row = Parameters<typeof sortByUrgency>[0][number]

const aPatient = (id: number, changes: Partial<Row> = {}): Row => ({
  id,
  risk: { level: 'low', isKnown: true },
  worstOpenAlert: null,
  waitingSince: '2026-11-20T08:00:00.000Z',
  ...changes,
})
const high = { level: 'high', isKnown: true } as const
const inOrder = (rows: Row[]) => sortByUrgency(rows).map((row) => row.id)

test('sorts high risk before medium, medium before unknown, and unknown before low', () => {
  const [low, unknown] = [aPatient(1), aPatient(2, { risk: { level: 'low', isKnown: false } })]
  const medium = aPatient(3, { risk: { level: 'medium', isKnown: true } })
  expect(inOrder([low, unknown, medium, aPatient(4, { risk: high })])).toEqual([4, 3, 2, 1])
})

test('within a level, sorts by the worst open alert; patients without an alert come last', () => {
  const withAlert = (id: number, worstOpenAlert: Row['worstOpenAlert']) =>
    aPatient(id, { risk: high, worstOpenAlert })
  const mixed = [withAlert(1, null), withAlert(2, 'low'), withAlert(3, 'critical'), withAlert(4, 'medium')]
  expect(inOrder([...mixed, withAlert(5, 'high')])).toEqual([3, 5, 4, 2, 1])
})

test('equal patients: sorts the longest wait first, in any time zone', () => {
  const since = (id: number, waitingSince: string) => aPatient(id, { waitingSince })
  const rows = [since(1, '2026-11-20T09:00:00+01:00'), since(2, '2026-11-20T07:30:00.000Z')]
  expect(inOrder(rows)).toEqual([2, 1])
  expect(inOrder([since(2, '2026-11-20T08:00:00.000Z'), since(1, '2026-11-20T08:00:00Z')])).toEqual([1, 2])
})

test('the rank sorts in the database as the list sorts in memory', () => {
  const severe = aPatient(1, { risk: high, worstOpenAlert: 'low' })
  const medium = aPatient(2, { risk: { level: 'medium', isKnown: true }, worstOpenAlert: null })
  expect(urgencyRank(severe)).toBeLessThan(urgencyRank(medium))
  expect(urgencyRank(aPatient(3, { risk: high }))).toBeLessThan(urgencyRank(medium))
})
