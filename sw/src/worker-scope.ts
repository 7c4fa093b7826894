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

export {}
