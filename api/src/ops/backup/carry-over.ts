import SqliteDatabase from 'better-sqlite3'
import { type RevocationCounts, carryOverRevocations } from './carry-over-revocations.ts'
import { type RowCounts, carryOverRows } from './carry-over-rows.ts'

/** What a restore took over from the replaced database; `acts` is undefined if it is not trusted or cannot be read. */
export type CarryOverResult = RevocationCounts & { acts: RowCounts | undefined }

/**
 * Carries over from the replaced database, as far as it can be read, what happened after the backup: what clinicians
 * did, and what was ended (decision 042). Revocations are carried over even if the rest is damaged, because
 * damage is the reason for most restores.
 *
 * @returns undefined when not even the revocations can be read
 */
export function carryOver(replaced: string, restored: string): CarryOverResult | undefined {
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
