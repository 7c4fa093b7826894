import { dailyReminder } from '@second-wind/core/content/notifications/reminders'
import { periodicSyncTag } from '@second-wind/core/sync/protocol'
import { captureNow } from '@second-wind/web/local'
import { notifyWhenDue } from '@second-wind/web/local/inner-door'

type Waking = { waitUntil(work: Promise<unknown>): void }
type Tagged = Waking & { readonly tag: string }
type Click = Waking & { readonly notification: { close(): void } }
type Notifier = { showNotification(title: string, options: NotificationOptions): Promise<void> }
type Window = { focus(): Promise<unknown> }
type Windows = {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>
  openWindow(url: string): Promise<unknown>
}

/** The browser's own rounds, with the app closed. Without the person's permission there is nothing to do. */
export function remindOnPeriodicSync(
  event: Tagged,
  registration: Notifier,
  permission: NotificationPermission,
): void {
  if (event.tag !== periodicSyncTag || permission !== 'granted') return
  const { id: tag, title, body } = dailyReminder
  event.waitUntil(notifyWhenDue(() => registration.showNotification(title, { body, tag }), captureNow()))
}

/** To the app as it was left, or else to the check-in. */
export function openOnNotificationClick(event: Click, windows: Windows): void {
  event.notification.close()
  event.waitUntil(focusOrOpen(windows))
}

async function focusOrOpen(windows: Windows): Promise<void> {
  const [open] = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  await (open ? open.focus() : windows.openWindow(dailyReminder.opens))
}
