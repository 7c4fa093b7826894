import { sortByUrgency } from '@second-wind/core/care/roster/sort-by-urgency'

export type Row = Parameters<typeof sortByUrgency>[0][number]

export const aPatient = (id: number, changes: Partial<Row> = {}): Row => ({
  id,
  name: 'Ann Lee',
  need: 'level',
  risk: { level: 'low', isKnown: true },
  isVulnerable: false,
  worstOpenAlert: null,
  latestSignAt: null,
  ...changes,
})
export const high = { level: 'high', isKnown: true } as const
export const inOrder = (rows: Row[]) => sortByUrgency(rows).map((row) => row.id)

export const signOf = (gravity: number, redFlagCount = 1) => ({ worstSign: { gravity, redFlagCount } })
