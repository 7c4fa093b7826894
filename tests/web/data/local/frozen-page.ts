import { afterEach } from 'vitest'
import type { withFreshDatabase } from './fresh-database.ts'

type LocalDb = ReturnType<typeof withFreshDatabase>

/** Another page, which WebKit has frozen in the middle of a transaction: it holds the locks of all tables. */
export function withFrozenPage(db: LocalDb) {
  let unfreeze = async () => {}
  afterEach(() => unfreeze())

  const freezePageInTransaction = () => {
    const transaction = db.backendDB().transaction([...db.backendDB().objectStoreNames], 'readwrite')
    const goOn = () => (transaction.objectStore('meta').count().onsuccess = goOn)
    goOn()
    const ended = new Promise<void>((resolve) => transaction.addEventListener('abort', () => resolve()))
    unfreeze = async () => {
      transaction.abort()
      await ended
      unfreeze = async () => {}
    }
  }
  return { freezePageInTransaction, unfreeze: () => unfreeze() }
}
