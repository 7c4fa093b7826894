import type { FlushResult } from '@second-wind/core/sync/send-outbox'
import { flushOutbox } from '@second-wind/web/local/lazy'

let running: Promise<FlushResult> | undefined
let next: { skipBackoff: boolean; result: Promise<FlushResult> } | undefined

/**
 * Runs one flush at a time in this worker. When the connection returns, all tabs and the browser ask at once. A request
 * during a flush shares the next flush, which starts later and so includes everything saved before the request.
 */
export function flushSerially({ skipBackoff }: { skipBackoff: boolean }): Promise<FlushResult> {
  if (!running) return start(skipBackoff)
  if (next) next.skipBackoff ||= skipBackoff
  else next = { skipBackoff, result: running.then(startNext, startNext) }
  return next.result
}

/** Resolves when the flush that is running now has ended, however it did. */
export async function untilFlushEnds(): Promise<void> {
  await running?.catch(() => undefined)
}

function startNext(): Promise<FlushResult> {
  const skipBackoff = next?.skipBackoff ?? false
  next = undefined
  return start(skipBackoff)
}

function start(skipBackoff: boolean): Promise<FlushResult> {
  const flush = flushOutbox({ skipBackoff }).finally(() => {
    if (running === flush) running = undefined
  })
  running = flush
  return flush
}
