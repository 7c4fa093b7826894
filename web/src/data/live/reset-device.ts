import { leaveThisPhone, type Left } from '../local/lazy.ts'
import { askForBackgroundSync } from '../pwa/background-sync.ts'

/**
 * Empties this phone, PIN and all, and ends its sign-in, now or when there is a connection. Other tabs hear of it by the
 * storage that they share, and close what they show (lock-state.ts).
 */
export async function leavePhone(how: { force: boolean }): Promise<Left> {
  const left = await leaveThisPhone(how)
  if (left === 'unsent') return left
  forgetMarks()
  if (left === 'owed') void askForBackgroundSync()
  return left
}

function forgetMarks(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Then there was nothing in it.
  }
}
