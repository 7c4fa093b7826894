import { createListeners } from '@second-wind/core/platform/listeners'
import { useSyncExternalStore } from 'react'

/** `unsupported`: this browser has no notifications or, on an iPhone, none before the app is on the home screen. */
export type NotificationAccess = NotificationPermission | 'unsupported'

const { subscribe, notify } = createListeners(watchSettings)

/** The person may also change the permission in the browser's settings. */
function watchSettings(): () => void {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

export function notificationAccess(): NotificationAccess {
  const isSupported = 'Notification' in window && 'serviceWorker' in navigator
  return isSupported ? Notification.permission : 'unsupported'
}

export function useNotificationAccess(): NotificationAccess {
  return useSyncExternalStore(subscribe, notificationAccess)
}

/** Shows the browser's permission prompt. Call it only for the button that announces it. */
export async function requestNotificationPermission(): Promise<void> {
  await Notification.requestPermission().catch(() => 'default')
  notify()
}
