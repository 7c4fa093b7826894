import { useSyncExternalStore } from 'react'

/** `unsupported`: this browser has none, or, on an iPhone, none before the app is on the home screen. */
export type NotificationAccess = NotificationPermission | 'unsupported'

const listeners = new Set<() => void>()

export function notificationAccess(): NotificationAccess {
  const isSupported = 'Notification' in window && 'serviceWorker' in navigator
  return isSupported ? Notification.permission : 'unsupported'
}

export function useNotificationAccess(): NotificationAccess {
  return useSyncExternalStore(subscribe, notificationAccess)
}

/** Shows the browser's own question. Only for the button that says so. */
export async function requestNotificationPermission(): Promise<void> {
  await Notification.requestPermission().catch(() => 'default')
  for (const listener of listeners) listener()
}

/** The person may also change it in the settings of the browser, and come back. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
