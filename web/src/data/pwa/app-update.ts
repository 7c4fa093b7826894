import type { PageMessage } from '@second-wind/core/sync/worker-message'
import { useSyncExternalStore } from 'react'

/** `ready`: a new version waits for a yes. `replaced`: it has taken over in another tab, this page is still the old one. */
export type AppUpdate = 'none' | 'ready' | 'replaced'

/** What is used here of a ServiceWorkerRegistration. */
type Registration = {
  readonly active: unknown
  readonly waiting: { postMessage(message: PageMessage): void } | null
  readonly installing: { addEventListener(type: 'statechange', listener: () => void): void } | null
  addEventListener(type: 'updatefound', listener: () => void): void
  update(): Promise<unknown>
}

/** What is used here of a ServiceWorkerContainer. */
type Container = {
  readonly controller: unknown
  addEventListener(type: 'controllerchange', listener: () => void): void
}

let update: AppUpdate = 'none'
let registration: Registration | undefined
let isAsked = false
const listeners = new Set<() => void>()

export function useAppUpdate(): AppUpdate {
  return useSyncExternalStore(subscribe, () => update)
}

/** Watches for new versions, found by this page or by another tab. */
export function watchForUpdates(found: Registration): void {
  registration = found
  markUpdateReady()
  found.addEventListener('updatefound', () =>
    found.installing?.addEventListener('statechange', markUpdateReady),
  )
}

/** Tells when the worker over this page changes. To be called before the worker is registered. */
export function watchForTakeover(container: Container): void {
  let hadController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    // The very first worker takes the page over as well; that is no update.
    if (isAsked) window.location.reload()
    else if (hadController) set('replaced')
    hadController = true
  })
}

/** Lets the new version take over and loads this page again under it. Only after the person said yes. */
export function applyUpdate(): void {
  const waiting = registration?.waiting
  if (!waiting) {
    window.location.reload()
    return
  }
  isAsked = true
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** Asks the server for a new version now. */
export async function checkForUpdate(): Promise<void> {
  // Without signal, or while the server is being replaced, there is simply none.
  await registration?.update().catch(() => {})
}

function markUpdateReady(): void {
  if (registration?.waiting && registration.active && update === 'none') set('ready')
}

function set(next: AppUpdate): void {
  update = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
