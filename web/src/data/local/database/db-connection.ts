import { isConnectionLost } from '../outbox/not-saved.ts'
import { LocalDb } from './local-db.ts'

/** `deleted`: by another tab or the worker, with all its data. */
export type DatabaseFailure = 'newer-version' | 'deleted' | 'blocked'

const listeners = new Set<(failure: DatabaseFailure) => void>()

/** The open database of this page or worker. */
export const db = new LocalDb('second-wind')

// Another tab wants to upgrade or delete the database, and waits until this connection is closed.
db.on('versionchange', ({ newVersion }) => {
  db.close()
  notifyListeners(newVersion === null ? 'deleted' : 'newer-version')
})
db.on('blocked', () => notifyListeners('blocked'))

/** Notifies when this tab must be reloaded or blocks an upgrade. Returns a function that stops listening. */
export function onDatabaseFailure(listener: (failure: DatabaseFailure) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Runs database work. If the connection was lost, opens a new one and retries exactly once. */
export async function withDb<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    db.close({ disableAutoOpen: false })
    await db.open()
    return work()
  }
}

function notifyListeners(failure: DatabaseFailure): void {
  for (const listener of listeners) listener(failure)
}
