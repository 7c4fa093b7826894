import { pathForNotificationTag } from '@second-wind/core/notifications/lock-screen-notifications'
import { periodicSyncTag } from '@second-wind/core/sync/protocol'
import { captureNow } from '@second-wind/web/local'
import { notifyDueReminders } from '@second-wind/web/local/lazy'

type WakeEvent = { waitUntil(work: Promise<unknown>): void }
type TaggedEvent = WakeEvent & { readonly tag: string }
type Click = WakeEvent & { readonly notification: { readonly tag: string; close(): void } }
type Notifier = { showNotification(title: string, options: NotificationOptions): Promise<void> }
type Window = { focus(): Promise<unknown> }
type Windows = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>
  openWindow(url: string): Promise<unknown>
}

/**
 * Shows what is due while the app is closed, both before and after the flush of the same periodic sync, which may bring
 * news. Does nothing without the person's permission.
 */
export function notifyOnPeriodicSync(
  event: TaggedEvent,
  flush: Promise<unknown>,
  registration: Notifier,
  permission: NotificationPermission,
): void {
  if (event.tag !== periodicSyncTag || permission !== 'granted') return
  const remind = () =>
    notifyDueReminders(({ title, ...options }) => registration.showNotification(title, options), captureNow())
  event.waitUntil(Promise.all([remind(), flush.then(remind, nothingNew)]))
}

const nothingNew = () => {}

/** Focuses an open window of the app, or opens the screen of the notification. */
export function openOnNotificationClick(event: Click, windows: Windows): void {
  event.notification.close()
  event.waitUntil(focusOrOpen(windows, pathForNotificationTag(event.notification.tag)))
}

async function focusOrOpen(windows: Windows, address: string): Promise<void> {
  const [open] = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  await (open ? open.focus() : windows.openWindow(address))
}
