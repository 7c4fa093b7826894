import { createListeners } from '@second-wind/core/platform/listeners'
import { Dexie, RangeSet } from 'dexie'
import { isConnectionLost, NotSavedError } from '../outbox/not-saved-error.ts'
import { LocalDb } from './local-db.ts'

/** `deleted`: by another tab or the worker, with all its data. */
export type DatabaseFailure = 'newer-version' | 'deleted' | 'blocked'

const listeners = createListeners<[DatabaseFailure]>()

/** The open database of this page or worker. */
export const db = new LocalDb('second-wind')

// Another tab wants to upgrade or delete the database, and waits until this connection is closed.
db.on('versionchange', ({ newVersion }) => {
  db.close()
  listeners.notify(newVersion === null ? 'deleted' : 'newer-version')
})
db.on('blocked', () => listeners.notify('blocked'))

/** Notifies when this tab must be reloaded or blocks an upgrade. Returns a function that stops listening. */
export const onDatabaseFailure = listeners.subscribe

/** Runs database work. If the connection was lost, opens a new one and retries exactly once. */
export async function withDb<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    await reopenDb()
    return work()
  }
}

/** After the connection was lost. Live queries run again. */
export async function reopenDb(): Promise<void> {
  db.close({ disableAutoOpen: false })
  await db.open()
  rerunLiveQueries()
}

/**
 * After the database was closed for a moment. A live query that was run meanwhile and caught its error watches nothing,
 * and would keep showing that it could not read.
 */
export function rerunLiveQueries(): void {
  Dexie.on.storagemutated.fire({ all: new RangeSet(Dexie.minKey, Dexie.maxKey) })
}

const timeLimitMs = 5_000

/**
 * Waits for database work as long as a person can be expected to wait. The work itself goes on. A database that does not
 * answer is usually held by a page that the browser has frozen (decision 056).
 *
 * @throws TimeoutError
 */
export async function withinTimeLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), timeLimitMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Writes what is not in the outbox. @throws NotSavedError */
export async function writeDb(write: () => PromiseLike<unknown>): Promise<void> {
  try {
    await withinTimeLimit(withDb(write))
  } catch (error) {
    throw new NotSavedError(error)
  }
}
