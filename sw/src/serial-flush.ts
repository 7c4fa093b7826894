import type { DrainResult } from '@second-wind/core/sync/send-outbox'
import { flushOutbox } from '@second-wind/web/local/lazy'

let running: Promise<DrainResult> | undefined
let next: { hurry: boolean; result: Promise<DrainResult> } | undefined

/**
 * One flush at a time in this worker. When signal comes back all tabs and the browser ask at once: whoever asks
 * during a flush shares the one after it, which begins later and so carries everything saved before the asking.
 */
export function flushInTurn({ hurry }: { hurry: boolean }): Promise<DrainResult> {
  if (!running) return start(hurry)
  if (next) next.hurry ||= hurry
  else next = { hurry, result: running.then(startNext, startNext) }
  return next.result
}

function startNext(): Promise<DrainResult> {
  const hurry = next?.hurry ?? false
  next = undefined
  return start(hurry)
}

function start(hurry: boolean): Promise<DrainResult> {
  const flush = flushOutbox({ hurry }).finally(() => {
    if (running === flush) running = undefined
  })
  running = flush
  return flush
}
