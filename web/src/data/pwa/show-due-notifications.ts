import { captureNow } from '../local/index.ts'
import { notifyDueReminders } from '../local/lazy.ts'
import { findRegistration } from './background-sync.ts'
import { notificationAccess } from './notification-access.ts'

const lookEveryMs = 60_000

/**
 * Shows due notifications while the app is open and the person has allowed them.
 *
 * @returns a function that stops it
 */
export function startNotificationChecks(): () => void {
  const timer = setInterval(checkNow, lookEveryMs)
  document.addEventListener('visibilitychange', checkNow)
  checkNow()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', checkNow)
  }
}

/** A failed attempt is repeated a minute later. */
const checkNow = () => void remind().catch(() => {})

async function remind(): Promise<void> {
  if (notificationAccess() !== 'granted') return
  const registration = await findRegistration()
  if (!registration) return
  await notifyDueReminders(
    ({ title, ...options }) => registration.showNotification(title, options),
    captureNow(),
  )
}
