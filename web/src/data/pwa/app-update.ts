import { createListeners } from '@second-wind/core/platform/listeners'
import { useSyncExternalStore } from 'react'

/**
 * `ready`: a new version is waiting until the person agrees. `replaced`: it has taken over in another tab, and this page
 * is still the old version.
 */
export type AppUpdate = 'none' | 'ready' | 'replaced'

type Updates = {
  isWaiting: () => boolean
  skipWaiting: () => void
  /** Rejects without a connection. */
  check: () => Promise<void>
}

/** The part of ServiceWorkerContainer that this file uses. */
type Container = {
  readonly controller: unknown
  addEventListener(type: 'controllerchange', listener: () => void): void
}

let update: AppUpdate = 'none'
let updates: Updates | undefined
let isRequested = false
let isReloading = false
const { subscribe, notify } = createListeners()

export function useAppUpdate(): AppUpdate {
  return useSyncExternalStore(subscribe, () => update)
}

/** Connects the prompt to the registered worker. */
export function connectUpdates(registered: Updates): void {
  updates = registered
}

/**
 * Shows `replaced` when another tab activates a new worker, and reloads the page when this tab did. Call it before the
 * worker is registered: Workbox reports a change of the controlling worker only after its registration.
 */
export function watchForNewWorker(container: Container): void {
  let hadController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    // Chromium can report a change again after each reload that has started, and each reload cancels the one before.
    if (isReloading) return
    // The very first worker takes over the page as well; this is no update.
    if (isRequested) reload()
    else if (hadController) set('replaced')
    hadController = true
  })
}

/** Activates the new version, which reloads this page. Call it only after the person has agreed. */
export function applyUpdate(): void {
  if (!updates?.isWaiting()) return reload()
  isRequested = true
  updates.skipWaiting()
}

/** Checks the server for a new version now. */
export async function checkForUpdate(): Promise<void> {
  // The check fails without a connection or during a server update: the page then has no new version.
  await updates?.check().catch(() => {})
}

export function markUpdateReady(): void {
  if (update === 'none') set('ready')
}

function reload(): void {
  isReloading = true
  window.location.reload()
}

function set(next: AppUpdate): void {
  update = next
  notify()
}
