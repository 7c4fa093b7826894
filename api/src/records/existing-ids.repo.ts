import type { Db } from '../platform/db/database.ts'

export type RecordTable = 'symptom_entries' | 'triage_results' | 'activities'

/** Returns the ids that a record of this table already has, of any patient. */
export async function listExistingIds(
  db: Db,
  table: RecordTable,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
