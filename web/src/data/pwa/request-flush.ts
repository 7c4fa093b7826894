import type { FlushResult } from '@second-wind/core/sync/send-outbox'
import { flushReport, type PageMessage } from '@second-wind/core/sync/worker-message'
import { registerBackgroundSync, findRegistration } from './background-sync.ts'

/** A worker that sends no heartbeat for this long could not be started, or was stopped during the flush. */
const silentForMs = 3_000

/**
 * Flushes in the worker, which continues when this page is closed, or else in the page.
 *
 * @param skipBackoff true when something changed (a save, a restored connection, a request by the person): skips an
 *   earlier wait
 */
export async function requestFlush({ skipBackoff }: { skipBackoff: boolean }): Promise<FlushResult> {
  void registerBackgroundSync()
  // Some browsers reject this call.
  const worker = (await findRegistration().catch(() => undefined))?.active
  const result = worker ? await flushInWorker(worker, skipBackoff) : undefined
  if (result) return result
  // Loaded on demand: nearly always the worker flushes.
  const { flushOutbox } = await import('../local/lazy.ts')
  return flushOutbox({ skipBackoff })
}

/** Undefined when the worker is dead or failed: flushing again is harmless. */
function flushInWorker(worker: ServiceWorker, skipBackoff: boolean): Promise<FlushResult | undefined> {
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
    worker.postMessage({ type: 'flush', hurry: skipBackoff } satisfies PageMessage, [workersPort])
  })
}
