import { afterAll, vi } from 'vitest'
import { readLock, setLock } from '../../web/src/data/live/lock-state.ts'
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
// A file that left the app locked would keep the next one out.
if (readLock() !== 'off') setLock('off')

afterAll(() => {
  stopFlushing()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
