import { signOutAndWipe, type SignOutResult } from '../local/lazy.ts'
import { registerBackgroundSync } from '../pwa/background-sync.ts'

/**
 * Empties this phone, including the PIN, and ends its session, now or when there is a connection. Other tabs receive a
 * storage event and close what they show (lock-state.ts).
 */
export async function resetDevice(how: { force: boolean }): Promise<SignOutResult> {
  const left = await signOutAndWipe(how)
  if (left === 'unsent') return left
  clearWebStorage()
  if (left === 'pending') void registerBackgroundSync()
  return left
}

function clearWebStorage(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing was stored there.
  }
}
