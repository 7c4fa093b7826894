import { captureNow } from '../local/index.ts'
import { notifyDue } from '../local/lazy.ts'
import { findRegistration } from './background-sync.ts'
import { notificationAccess } from './notification-access.ts'

const lookEveryMs = 60_000

/**
 * Shows what is due as a notification while the app is open, where the person has allowed it.
 *
 * @returns how to stop
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

/** What fails is tried again a minute later. */
const checkNow = () => void remind().catch(() => {})

async function remind(): Promise<void> {
  if (notificationAccess() !== 'granted') return
  const registration = await findRegistration()
  if (!registration) return
  await notifyDue(({ title, ...options }) => registration.showNotification(title, options), captureNow())
}
