import { packFolder } from '@second-wind/core/sync/pack'
import { respondFromPacks } from '@second-wind/web/local/lazy'
import { registerRoute } from 'workbox-routing'
import { flushOnMessage, flushOnPeriodicSync, flushOnSync } from './flush-events.ts'
import { openOnNotificationClick, notifyOnPeriodicSync } from './notification-events.ts'
import { packsOnMessage } from './pack-events.ts'
import { precacheApp } from './precache.ts'
import { claimFirstPages, skipWaitingOnMessage } from './update-events.ts'

declare const self: ServiceWorkerGlobalScope

// Background Sync exists only in Chromium, so TypeScript's library does not declare it.
type SyncEvent = ExtendableEvent & { readonly tag: string }

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
    periodicsync: SyncEvent
  }
  interface ServiceWorkerRegistration {
    /** Missing on iPhones and in Firefox. */
    readonly sync?: { register(tag: string): Promise<void> }
  }
}

// Register every listener during the first run of the script: a browser that starts the worker for an event looks only
// then.
// Before the navigation route, which answers every other address.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(packFolder),
  ({ url }) => respondFromPacks(url.pathname),
)
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
