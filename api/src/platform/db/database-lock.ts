import SqliteDatabase from 'better-sqlite3'

/**
 * Reserves the database file for this process: the server while it runs, a restore while it replaces the file. It is an
 * SQLite lock on a second file, so the system releases it however the process ends. It works on one computer only:
 * never put the data on a network drive.
 *
 * @param waitMs how long to wait for another owner to finish
 * @returns the function that releases it; undefined when another process holds it
 */
export function lockDatabase(file: string, waitMs = 0): (() => void) | undefined {
  const lock = new SqliteDatabase(`${file}.lock`, { timeout: waitMs })
  try {
    // A journal file beside the lock would remain if the process is killed.
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

/** Keeps a reference, because garbage collection would release the lock. */
const heldLocks = new Set<SqliteDatabase.Database>()
