import SqliteDatabase from 'better-sqlite3'

/**
 * Takes the database file for this process alone: the server for as long as it runs, a restore for as long as it
 * replaces the file. The lock is one of SQLite's own on a file beside it, so the system lets go of it when the process
 * ends, however it ends. On one computer only: never put the data on a network drive.
 *
 * @param waitMs how long another owner may take to end
 * @returns what lets go of it; undefined when another process holds it
 */
export function lockDatabase(file: string, waitMs = 0): (() => void) | undefined {
  const lock = new SqliteDatabase(`${file}.lock`, { timeout: waitMs })
  try {
    // A file beside the lock would stay when the process is killed.
    lock.pragma('journal_mode = memory')
    lock.prepare('begin exclusive').run()
  } catch (error) {
    lock.close()
    if (error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
  heldLocks.add(lock)
  return () => {
    heldLocks.delete(lock)
    lock.close()
  }
}

/** A lock that nobody refers to would be collected as garbage, and let go. */
const heldLocks = new Set<SqliteDatabase.Database>()
