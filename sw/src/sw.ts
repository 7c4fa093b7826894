import './worker-scope.ts'
import { packFolder } from '@second-wind/core/sync/pack'
import { packMessage, type PackMessage, type PackReport } from '@second-wind/core/sync/pack-message'
import { pageMessage } from '@second-wind/core/sync/worker-message'
import { downloadPack, removePack, respondFromPacks } from '@second-wind/web/local/lazy'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { flushOnMessage, flushOnPeriodicSync, flushOnSync } from './flush-events.ts'
import { notifyOnPeriodicSync, openOnNotificationClick } from './notification-events.ts'

/** What only the server can answer. Nothing under these paths is ever answered or kept by the worker. */
const serverOnly = [/^\/api(\/|$)/, /^\/\.well-known\//, /^\/healthz$/, /^\/readyz$/]

/** Keeps the whole app on the phone and opens every address from it, visited before or not. */
function precacheApp(files: (PrecacheEntry | string)[]): void {
  // In development there is nothing to keep, and Workbox refuses a page that is not on the list.
  if (files.length === 0) return
  precacheAndRoute(files)
  cleanupOutdatedCaches()
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverOnly }))
}

/** Goes before the route of the app's own page, which answers every other address. */
function servePacks(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(packFolder),
    ({ url }) => respondFromPacks(url.pathname),
  )
}

declare const self: ServiceWorkerGlobalScope

// Every listener is added while the script first runs: the browser wakes the worker for an event and looks only then.
servePacks()
precacheApp(self.__WB_MANIFEST)

self.addEventListener('activate', (event) => claimFirstPages(event, self))
self.addEventListener('message', (event) => {
  skipWaitingOnMessage(event, self)
  flushOnMessage(event, self.registration)
  packsOnMessage(event)
})
self.addEventListener('sync', (event) => flushOnSync(event))
self.addEventListener('periodicsync', (event) => {
  const flush = flushOnPeriodicSync(event)
  notifyOnPeriodicSync(event, flush, self.registration, Notification.permission)
})
self.addEventListener('notificationclick', (event) => openOnNotificationClick(event, self.clients))

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

type Message = {
  readonly data: unknown
  readonly ports: readonly { postMessage(report: PackReport): void }[]
  waitUntil(work: Promise<unknown>): void
}

/** The page asks for extras, or has enough of them. It hears of every file, and how it ended. */
export function packsOnMessage(event: Message): void {
  const message = packMessage.safeParse(event.data).data
  if (!message) return
  const report = (said: PackReport) => event.ports[0]?.postMessage(said)
  event.waitUntil(handlePackMessage(message, report))
}

async function handlePackMessage(message: PackMessage, report: (said: PackReport) => void): Promise<void> {
  switch (message.type) {
    case 'pack-download': {
      const outcome = await downloadPack(message.pack, (done) => report({ type: 'progress', done }))
      return report({ type: 'ended', outcome })
    }
    case 'pack-remove':
      await removePack(message.id)
      return report({ type: 'ended', outcome: 'done' })
  }
}
