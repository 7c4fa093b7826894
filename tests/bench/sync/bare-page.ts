import type { Page } from '@playwright/test'
import type { ContestantPage } from './contestant-page.ts'

/**
 * What a page can do at best with IndexedDB and one request for each 500 entries, with no library at all: the limit that
 * the product is measured against. An entry and its row in the outbox are one transaction, as in the product.
 */
export async function openBarePage(page: Page, origin: string): Promise<ContestantPage> {
  await page.goto(`${origin}/`)
  await page.evaluate(defineBare)
  return {
    saveEach: (entries) => page.evaluate((all) => window.bare.saveEach(all), entries),
    fill: (entries) => page.evaluate((all) => window.bare.fill(all), entries),
    flushMs: () => page.evaluate(() => window.bare.flushMs()),
    async newestMs(count) {
      await page.reload()
      await page.evaluate(defineBare)
      return page.evaluate((most) => window.bare.newestMs(most), count)
    },
  }
}

declare global {
  interface Window {
    bare: ContestantPage
  }
}

/** Runs in the page. */
function defineBare(): void {
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.addEventListener('success', () => done(request.result))
      request.addEventListener('error', () => failed(request.error ?? new Error('failed')))
    })
  const finished = (transaction: IDBTransaction) =>
    new Promise<void>((done, failed) => {
      transaction.addEventListener('complete', () => done())
      transaction.addEventListener('abort', () => failed(transaction.error ?? new Error('aborted')))
    })
  const open = () => {
    const request = indexedDB.open('bare', 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('entries', { keyPath: 'id' }).createIndex('date', 'date')
      request.result.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
    })
    return result(request)
  }
  const stores = ['entries', 'outbox']
  const strict = { durability: 'strict' } as const

  window.bare = {
    async saveEach(entries) {
      const db = await open()
      const times: number[] = []
      for (const entry of entries) {
        const startedMs = performance.now()
        const transaction = db.transaction(stores, 'readwrite', strict)
        transaction.objectStore('entries').put(entry)
        transaction.objectStore('outbox').put({ entry })
        await finished(transaction)
        times.push(performance.now() - startedMs)
      }
      db.close()
      return times
    },

    async fill(entries) {
      const db = await open()
      const transaction = db.transaction('entries', 'readwrite')
      for (const entry of entries) transaction.objectStore('entries').put(entry)
      await finished(transaction)
      db.close()
    },

    async flushMs() {
      const startedMs = performance.now()
      const db = await open()
      for (;;) {
        const rows: { seq: number; entry: object }[] = await result(
          db.transaction('outbox').objectStore('outbox').getAll(undefined, 500),
        )
        const [first, last] = [rows[0], rows.at(-1)]
        if (!first || !last) break
        const body = JSON.stringify(rows.map(({ entry }) => entry))
        await (await fetch('/entries', { method: 'POST', body })).json()
        const transaction = db.transaction('outbox', 'readwrite', strict)
        transaction.objectStore('outbox').delete(IDBKeyRange.bound(first.seq, last.seq))
        await finished(transaction)
      }
      db.close()
      return performance.now() - startedMs
    },

    async newestMs(count) {
      const startedMs = performance.now()
      const db = await open()
      const cursor = db.transaction('entries').objectStore('entries').index('date').openCursor(null, 'prev')
      const newest: unknown[] = []
      await new Promise<void>((done, failed) => {
        cursor.addEventListener('error', () => failed(cursor.error ?? new Error('failed')))
        cursor.addEventListener('success', () => {
          if (!cursor.result) return done()
          newest.push(cursor.result.value)
          if (newest.length === count) done()
          else cursor.result.continue()
        })
      })
      const tookMs = performance.now() - startedMs
      db.close()
      return tookMs
    },
  }
}
