import { isConnectionLost } from '../outbox/not-saved.ts'
import { LocalDb } from './local-db.ts'

/** `deleted`: by another tab or the worker, with all that was in it. */
export type DatabaseFailure = 'newer-version' | 'deleted' | 'blocked'

const listeners = new Set<(trouble: DatabaseFailure) => void>()

/** The open database of this page or worker. */
export const db = new LocalDb('second-wind')

// Another tab wants to upgrade or to delete it: let go at once, or it waits for ever.
db.on('versionchange', ({ newVersion }) => {
  db.close()
  notifyListeners(newVersion === null ? 'deleted' : 'newer-version')
})
db.on('blocked', () => notifyListeners('blocked'))

/** Tells when this tab must be reloaded, or stands in the way of an upgrade. Answers how to stop listening. */
export function onDatabaseFailure(listener: (trouble: DatabaseFailure) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Runs database work; if the connection was lost, opens a fresh one and tries exactly once more. */
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

function notifyListeners(trouble: DatabaseFailure): void {
  for (const listener of listeners) listener(trouble)
}
