import { periodicSyncTag, syncTag } from '@second-wind/core/sync/protocol'
import type { FlushResult } from '@second-wind/core/sync/send-outbox'
import { heartbeatIntervalMs, type FlushReport, pageMessage } from '@second-wind/core/sync/worker-message'
import { readSyncFacts } from '@second-wind/web/local'
import { flushPendingSignOut } from '@second-wind/web/local/lazy'
import { flushSerially, untilFlushEnds } from './serial-flush.ts'

type WakeEvent = { waitUntil(work: Promise<unknown>): void }
type TaggedEvent = WakeEvent & { readonly tag: string }
type Message = WakeEvent & {
  readonly data: unknown
  readonly ports: readonly { postMessage(report: FlushReport): void }[]
}
type Registration = { readonly sync?: { register(tag: string): Promise<void> } }

/**
 * Runs when the connection is back, perhaps with no page open. Rejects while changes remain, because the browser
 * retries only rejected syncs.
 */
export function flushOnSync(event: TaggedEvent): void {
  if (event.tag === syncTag) event.waitUntil(flushUntilSent())
}

/** The browser grants a periodic sync a few times a day at most. */
export function flushOnPeriodicSync(event: TaggedEvent): Promise<unknown> {
  if (event.tag !== periodicSyncTag) return Promise.resolve()
  const flush = flushSerially({ skipBackoff: true })
  event.waitUntil(flush)
  return flush
}

/** Answers a page: `alive` at once and repeatedly during the flush, then the result. */
export function flushOnMessage(event: Message, registration: Registration): void {
  const message = pageMessage.safeParse(event.data).data
  if (message?.type !== 'flush') return
  const report = (flushReport: FlushReport) => event.ports[0]?.postMessage(flushReport)
  event.waitUntil(flushForPage(message.hurry, report, registration))
}

async function flushUntilSent(): Promise<void> {
  if (await flushPendingSignOut()) throw new Error('the server does not know yet who signed out')
  // The page's own message has usually been faster, and leaves nothing to send.
  await untilFlushEnds()
  if ((await readSyncFacts()).pending === 0 && !(await isResponseMissing())) return
  const result = await flushSerially({ skipBackoff: true })
  if (shouldRetryFlush(result)) throw new Error(`the outbox is not empty yet: ${result.outcome}`)
  if (await isResponseMissing()) throw new Error('the server has not responded yet')
}

/**
 * True when the last request got no response. A phone with an empty outbox retries too, because it may have been
 * reported lost.
 */
async function isResponseMissing(): Promise<boolean> {
  const { channel, isUnlinked } = await readSyncFacts()
  return !isUnlinked && channel.failures > 0
}

async function flushForPage(
  skipBackoff: boolean,
  report: (flushReport: FlushReport) => void,
  registration: Registration,
): Promise<void> {
  const beat = () => report({ type: 'alive' })
  beat()
  const beating = setInterval(beat, heartbeatIntervalMs)
  try {
    const result = await flushSerially({ skipBackoff })
    report({ type: 'done', result })
    if (shouldRetryFlush(result) || (await isResponseMissing()))
      await registration.sync?.register(syncTag).catch(notAllowed)
  } catch (error) {
    report({ type: 'failed' })
    throw error
  } finally {
    clearInterval(beating)
  }
}

// The person may have turned off Background Sync; the page's own timers continue.
const notAllowed = () => {}

/** Whether a retry can succeed without any action by the person. */
function shouldRetryFlush(result: FlushResult): boolean {
  switch (result.outcome) {
    case 'drained':
    case 'waiting':
      return result.pending > 0
    case 'busy':
      return true
    case 'not-linked':
      return false
  }
}
