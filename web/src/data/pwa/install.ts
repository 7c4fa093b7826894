import { createListeners } from '@second-wind/core/platform/listeners'
import { useSyncExternalStore } from 'react'

/** Exists only in Chromium: stored when the browser offers to install, used when the person asks for it. */
type InstallOffer = Event & { prompt(): Promise<unknown> }

/** `offer`: one tap installs. `by-hand`: on an iPhone or iPad the person uses the Share menu. */
export type InstallMethod = 'none' | 'offer' | 'by-hand'

let offer: InstallOffer | undefined
const { subscribe, notify } = createListeners()

// Chromium makes its offer once, perhaps before the first screen is mounted.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  setOffer(isOffer(event) ? event : undefined)
})
window.addEventListener('appinstalled', () => setOffer(undefined))

export function useInstallMethod(): InstallMethod {
  return useSyncExternalStore(subscribe, getInstallMethod)
}

/** Shows the browser's dialog. An offer can be used once. */
export async function install(): Promise<void> {
  const accepted = offer
  setOffer(undefined)
  await accepted?.prompt()
}

function getInstallMethod(): InstallMethod {
  if (isInstalled()) return 'none'
  if (offer) return 'offer'
  return isAppleTouchDevice() ? 'by-hand' : 'none'
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

/** `standalone` is Safari's property. */
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** An iPad identifies as a Mac, but no Mac has a touch screen. */
const isAppleTouchDevice = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

function setOffer(next: InstallOffer | undefined): void {
  offer = next
  notify()
}
