import type { Page } from '@playwright/test'

/**
 * Everything that a browser stores for this app except the app's own files: the names of the tables with rows, and the
 * whole content as text.
 */
export function readBrowserStorage(page: Page): Promise<{ tables: string[]; text: string }> {
  return page.evaluate(async () => {
    const rows: Record<string, unknown[]> = {}
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await done(indexedDB.open(name))
      for (const table of database.objectStoreNames) {
        const found: unknown[] = await done(database.transaction(table).objectStore(table).getAll())
        if (found.length > 0) rows[table] = found
      }
      database.close()
    }
    const notes: unknown[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      if (name.includes('precache')) continue
      for (const request of await cache.keys()) notes.push(name, await (await cache.match(request))?.text())
    }
    return {
      tables: Object.keys(rows),
      text: JSON.stringify([rows, notes, Object.entries(localStorage), Object.entries(sessionStorage)]),
    }

    function done<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    }
  })
}
