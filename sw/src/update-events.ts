import { pageMessage } from '@second-wind/core/sync/worker-message'

type Takeover = { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } }

/** A new version waits until a page asks for it; the page asks only after the person said yes. */
export function skipWaitingOnMessage(
  event: { data: unknown; waitUntil(work: Promise<unknown>): void },
  worker: Takeover,
): void {
  if (pageMessage.safeParse(event.data).data?.type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting())
}

/**
 * The page that installed the worker is not under it until it is loaded again. Taking it over at once is what makes
 * a first visit enough to work offline; an update reaches this line only after the person said yes.
 */
export function claimFirstPages(event: { waitUntil(work: Promise<unknown>): void }, worker: Takeover): void {
  event.waitUntil(worker.clients.claim())
}
