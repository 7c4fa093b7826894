import { findRegistration } from '../../../data/pwa/background-sync.ts'

/** Whether the app opens without signal: its worker runs, and the first page is in the worker's cache. */
export async function isAppStored(): Promise<boolean> {
  try {
    const page = await caches.match('/index.html', { ignoreSearch: true })
    return page !== undefined && Boolean((await findRegistration())?.active)
  } catch {
    // No cache storage on plain http and in some private windows.
    return false
  }
}
