// Background Sync is Chromium's alone, so TypeScript's own library does not know it.
type SyncEvent = ExtendableEvent & { readonly tag: string }

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
    periodicsync: SyncEvent
  }
  interface ServiceWorkerRegistration {
    /** Absent on iPhones and in Firefox. */
    readonly sync?: { register(tag: string): Promise<void> }
  }
}

export {}
