import { hourMs } from '@second-wind/core/platform/moment'
import { periodicSyncTag, syncTag } from '@second-wind/core/sync/protocol'

// Exist only in Chromium, so TypeScript's library does not declare them.
declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: { register(tag: string): Promise<void> }
    readonly periodicSync?: {
      register(tag: string, options: { minInterval: number }): Promise<void>
      getTags?(): Promise<string[]>
    }
  }
}

const halfDayMs = 12 * hourMs

/** Asks the browser to wake the worker when there is a connection, even with the app closed. Nothing depends on it. */
export async function registerBackgroundSync(): Promise<void> {
  await ignoreRefusal(async () => (await findRegistration())?.sync?.register(syncTag))
}

/** Asks for a periodic wake-up with the app closed. The browser grants it to an installed app that is used. */
export async function registerPeriodicSync(): Promise<void> {
  await ignoreRefusal(async () =>
    (await findRegistration())?.periodicSync?.register(periodicSyncTag, { minInterval: halfDayMs }),
  )
}

export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

/** The person or the browser may refuse; flushing while the app is open does not depend on it. */
async function ignoreRefusal(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch {
    // NotAllowedError, or no active worker yet.
  }
}
