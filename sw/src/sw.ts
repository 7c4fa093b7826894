import './worker-scope.ts'
import { flushOnMessage, flushOnPeriodicSync, flushOnSync } from './flush-events.ts'
import { openOnNotificationClick, notifyOnPeriodicSync } from './notification-events.ts'
import { packsOnMessage } from './pack-events.ts'
import { precacheApp } from './precache.ts'
import { servePacks } from './serve-packs.ts'
import { claimFirstPages, skipWaitingOnMessage } from './update-events.ts'

declare const self: ServiceWorkerGlobalScope

// Register every listener during the first run of the script: a browser that starts the worker for an event looks only
// then.
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
