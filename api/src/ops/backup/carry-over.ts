import SqliteDatabase from 'better-sqlite3'
import { type CarriedOverRevocations, carryOverRevocations } from './carry-over-revocations.ts'
import { type RowCounts, carryOverRows } from './carry-over-rows.ts'

/** What a restore took over from the database that it replaced; `acts` undefined: not believed, or not to be read. */
export type CarriedOver = CarriedOverRevocations & { acts: RowCounts | undefined }

/**
 * A backup knows nothing of what was done after it. The database that it replaces does, as long as it can be read: what
 * clinicians did since then comes back, and what was ended stays ended (docs/decisions/042), also where a part of the
 * rest cannot be read: damage is what most restores are for.
 *
 * @returns undefined when not even what was ended can be read
 */
export function carryOver(replaced: string, restored: string): CarriedOver | undefined {
  const [from, into] = [new SqliteDatabase(replaced), new SqliteDatabase(restored)]
  const inTransaction = <T>(work: () => T): T | undefined => {
    try {
      return into.transaction(work)()
    } catch (error) {
      if (error instanceof SqliteDatabase.SqliteError) return undefined
      throw error
    }
  }
  try {
    return inTransaction(() => {
      const acts = inTransaction(() => carryOverRows(from, into))
      return { acts, ...carryOverRevocations(from, into) }
    })
  } finally {
    from.close()
    into.close()
  }
}
