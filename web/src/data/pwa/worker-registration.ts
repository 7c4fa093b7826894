import { Workbox } from 'workbox-window'
import { connectUpdates, markUpdateReady } from './app-update.ts'

// In development Vite serves the worker as a module.
const script = import.meta.env.DEV
  ? ({ url: '/dev-sw.js?dev-sw', type: 'module' } as const)
  : ({ url: '/sw.js', type: 'classic' } as const)

/**
 * Registers the worker and announces new versions, found by this page or by another tab. Loaded after the first screen
 * is on the page, so that Workbox is not part of the first load.
 *
 * @throws what `navigator.serviceWorker.register` throws
 */
export async function registerWithWorkbox(): Promise<void> {
  const { url, type } = script
  const workbox = new Workbox(url, { scope: '/', type, updateViaCache: 'none' })
  workbox.addEventListener('waiting', markUpdateReady)
  // Workbox stops listening after the first update that it did not cause, so a failed installation needs a new instance.
  workbox.addEventListener('redundant', ({ isExternal }) => {
    if (isExternal) registerWithWorkbox().catch(() => {})
  })
  const registration = await workbox.register({ immediate: true })
  connectUpdates({
    isWaiting: () => Boolean(registration?.waiting),
    skipWaiting: () => workbox.messageSkipWaiting(),
    check: () => workbox.update(),
  })
}
