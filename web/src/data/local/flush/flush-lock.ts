import { db } from '../database/db-connection.ts'
import { readMeta, writeMeta } from '../database/meta.ts'

const lockName = 'outbox-flush'
const queueForMs = 20_000

/** A holder that has not sent a batch for this long is frozen or gone. */
const staleAfterMs = 60_000

/**
 * Runs `turn` exclusively among all tabs and the worker. This is an optimisation: if two runs ever overlap, the
 * mutation ids still limit every change to one effect on the server.
 *
 * @param waitForHolder true waits for the present holder to finish; false returns 'busy' at once
 */
export async function withFlushLock<T>(turn: () => Promise<T>, waitForHolder: boolean): Promise<T | 'busy'> {
  const holder = crypto.randomUUID()
  const beat = async () => {
    await writeMeta('lease', { holder, beatAt: Date.now() })
    return turn()
  }
  if (!('locks' in navigator)) return withFlushLease(turn, holder)
  try {
    const first = await navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
      lock ? beat() : 'busy',
    )
    if (first !== 'busy') return first
    if (await isStale()) return await navigator.locks.request(lockName, { steal: true }, beat)
    if (!waitForHolder) return 'busy'
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(queueForMs) }, beat)
  } catch (error) {
    // Waited too long, or the lock was taken away: another tab or the worker is flushing.
    if (error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError'))
      return 'busy'
    throw error
  }
}

async function isStale(): Promise<boolean> {
  const lease = await readMeta('lease')
  return lease !== undefined && Date.now() - lease.beatAt > staleAfterMs
}

/** Replaces Web Locks where there are none: a lease row, compared and set in a transaction. */
async function withFlushLease<T>(turn: () => Promise<T>, holder: string): Promise<T | 'busy'> {
  const taken = await db.transaction('rw', db.meta, async () => {
    const lease = await readMeta('lease')
    if (lease && Date.now() - lease.beatAt < staleAfterMs) return false
    await writeMeta('lease', { holder, beatAt: Date.now() })
    return true
  })
  if (!taken) return 'busy'
  try {
    return await turn()
  } finally {
    await writeMeta('lease', { holder, beatAt: 0 })
  }
}
