import type { FlushResult } from '@second-wind/core/sync/send-outbox'
import { flushReport, type PageMessage } from '@second-wind/core/sync/worker-message'
import { registerBackgroundSync, findRegistration } from './background-sync.ts'

/** A worker that gives no sign of life for so long cannot be started, or was stopped in the middle. */
const silentForMs = 3_000

/**
 * Sends what is unsent and reads what is new: in the worker, which goes on when this page is closed, or else here.
 *
 * @param hurry true when something changed (saved, signal is back, the person asked): an earlier wait is dropped
 */
export async function requestFlush({ hurry }: { hurry: boolean }): Promise<FlushResult> {
  void registerBackgroundSync()
  // Some browsers refuse to say whether there is one.
  const worker = (await findRegistration().catch(() => undefined))?.active
  const result = worker ? await flushInWorker(worker, hurry) : undefined
  if (result) return result
  // Fetched when it is needed: nearly always the worker does it.
  const { flushOutbox } = await import('../local/lazy.ts')
  return flushOutbox({ hurry })
}

/** Undefined when the worker is dead or failed: flushing again is harmless. */
function flushInWorker(worker: ServiceWorker, hurry: boolean): Promise<FlushResult | undefined> {
  const { port1: port, port2: workersPort } = new MessageChannel()
  return new Promise((resolve) => {
    const finish = (result?: FlushResult) => {
      clearTimeout(timer)
      port.close()
      resolve(result)
    }
    let timer = setTimeout(finish, silentForMs)
    port.addEventListener('message', (event) => {
      const report = flushReport.safeParse(event.data).data
      switch (report?.type) {
        case 'alive':
          clearTimeout(timer)
          timer = setTimeout(finish, silentForMs)
          break
        case 'done':
          finish(report.result)
          break
        case 'failed':
        case undefined:
          finish()
      }
    })
    port.start()
    worker.postMessage({ type: 'flush', hurry } satisfies PageMessage, [workersPort])
  })
}
