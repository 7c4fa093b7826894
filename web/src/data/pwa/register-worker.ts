import { watchForTakeover, watchForUpdates, checkForUpdate } from './app-update.ts'

const lookEveryMs = 60 * 60_000

// In development Vite serves the worker itself, as a module.
const script = import.meta.env.DEV
  ? ({ url: '/dev-sw.js?dev-sw', type: 'module' } as const)
  : ({ url: '/sw.js', type: 'classic' } as const)

/**
 * Registers the service worker once the page has loaded, so that keeping the app on the phone does not slow its
 * first start. Where there is none (plain http, some private windows) the app works as a page.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  watchForTakeover(navigator.serviceWorker)
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    const { url, type } = script
    watchForUpdates(await navigator.serviceWorker.register(url, { scope: '/', type, updateViaCache: 'none' }))
  } catch {
    return
  }
  // Not needed for the first screen; and without it the reminder still shows on Home.
  import('./show-due-notifications.ts')
    .then(({ startNotificationChecks }) => startNotificationChecks())
    .catch(() => {})
  // By itself a browser looks only when a page is opened, and an installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate()
  })
  setInterval(() => void checkForUpdate(), lookEveryMs)
  // A part of the app that is no longer on the server: the version of this page has been replaced there.
  window.addEventListener('vite:preloadError', () => void checkForUpdate())
}
