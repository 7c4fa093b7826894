import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** What only the server can answer. Nothing under these paths is ever answered or kept by the worker. */
const serverOnly = [/^\/api(\/|$)/, /^\/\.well-known\//, /^\/healthz$/, /^\/readyz$/]

/** Keeps the whole app on the phone and opens every address from it, visited before or not. */
export function precacheApp(files: (PrecacheEntry | string)[]): void {
  // In development there is nothing to keep, and Workbox refuses a page that is not on the list.
  if (files.length === 0) return
  precacheAndRoute(files)
  cleanupOutdatedCaches()
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverOnly }))
}
