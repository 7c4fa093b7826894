import { signOutAndWipe, type SignOutResult } from '../local/lazy.ts'
import { registerBackgroundSync } from '../pwa/background-sync.ts'

/**
 * Empties this phone, including the PIN, and ends its session, now or when there is a connection. Other tabs receive a
 * storage event and close what they show (lock-state.ts).
 */
export async function resetDevice(how: { force: boolean }): Promise<SignOutResult> {
  const result = await signOutAndWipe(how)
  if (result === 'unsent') return result
  clearWebStorage()
  if (result === 'pending') void registerBackgroundSync()
  return result
}

function clearWebStorage(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing was stored there.
  }
}
