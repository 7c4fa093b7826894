import { hourMs } from '@second-wind/core/platform/moment'
import { checkForUpdate, watchForNewWorker } from './app-update.ts'

const updateCheckMs = hourMs

/**
 * Registers the service worker after the page has loaded, so that storing the app on the phone does not slow its first
 * start. Where the browser has none (plain http, some private windows) the app works as a page.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  watchForNewWorker(navigator.serviceWorker)
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    const { registerWithWorkbox } = await import('./worker-registration.ts')
    await registerWithWorkbox()
  } catch {
    return
  }
  // The first screen does not need it; without it Home still shows the reminder.
  import('./show-due-notifications.ts')
    .then(({ startNotificationChecks }) => startNotificationChecks())
    .catch(() => {})
  // A browser checks for updates only when a page opens, and an installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate()
  })
  setInterval(() => void checkForUpdate(), updateCheckMs)
  // The server no longer has a part of the app, so it has a newer version.
  window.addEventListener('vite:preloadError', () => void checkForUpdate())
}
