import { afterAll, vi } from 'vitest'
import { db } from '../../web/src/data/local/database/db-connection.ts'
import { stopFlushing } from '../../web/src/data/pwa/flush-triggers.ts'

// The files of a worker share their modules and one window (vitest.config). Each starts as in a browser that has never
// opened the app.
document.body.replaceChildren()
for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
localStorage.clear()
sessionStorage.clear()
await db.delete()
await db.open()

afterAll(() => {
  stopFlushing()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
