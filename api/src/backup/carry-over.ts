import SqliteDatabase from 'better-sqlite3'
import { type Acts, carryOverActs } from './carry-over-acts.ts'
import { type Endings, carryOverEndings } from './carry-over-endings.ts'

/** What a restore took over from the database that it replaced. `acts` is undefined where their log is not believed. */
export type CarriedOver = Endings & { acts: Acts | undefined }

/**
 * A backup knows nothing of what was done after it. The database that it replaces does, as long as it can be read: what
 * clinicians did since then comes back, and what was ended stays ended (docs/decisions/042).
 *
 * @returns undefined when the replaced database cannot be read, or is of another release
 */
export function carryOver(replaced: string, restored: string): CarriedOver | undefined {
  const [from, into] = [new SqliteDatabase(replaced), new SqliteDatabase(restored)]
  try {
    return into.transaction(() => {
      const acts = carryOverActs(from, into)
      return { acts, ...carryOverEndings(from, into) }
    })()
  } catch (error) {
    if (error instanceof SqliteDatabase.SqliteError) return undefined
    throw error
  } finally {
    from.close()
    into.close()
  }
}
