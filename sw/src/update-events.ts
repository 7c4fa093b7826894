import { pageMessage } from '@second-wind/core/sync/worker-message'

type Takeover = { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } }

/** A new version waits for this message; a page sends it only after the person has agreed. */
export function skipWaitingOnMessage(
  event: { data: unknown; waitUntil(work: Promise<unknown>): void },
  worker: Takeover,
): void {
  if (pageMessage.safeParse(event.data).data?.type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting())
}

/**
 * The page that installed the first worker is not controlled by it until it is reloaded. Claiming it at once makes the
 * app work offline after a first visit. An update reaches this line only after the person has agreed.
 */
export function claimFirstPages(event: { waitUntil(work: Promise<unknown>): void }, worker: Takeover): void {
  event.waitUntil(worker.clients.claim())
}
