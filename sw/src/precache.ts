import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/**
 * Paths that only the server can answer: its own, and files, which have an extension as no screen has. The worker
 * neither answers nor caches them, unless a file is part of the app.
 */
const serverOnly = [/^\/api(\/|$)/, /^\/\.well-known\//, /^\/healthz$/, /^\/readyz$/, /^[^?]*\.\w+(\?|$)/]

/**
 * Precaches the whole app and opens every address from it, visited before or not. Which files that are:
 * web/precached-files.ts.
 */
export function precacheApp(files: (PrecacheEntry | string)[]): void {
  // In development there is no precache, and Workbox rejects a page that is not in it.
  if (files.length === 0) return
  precacheAndRoute(files)
  cleanupOutdatedCaches()
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: serverOnly }))
}
