import { useEffect, useState } from 'react'

const hasLocks = () => 'locks' in navigator

/**
 * Whether no other window of the app is at the same thing; becomes true when the other one leaves it. Browsers without
 * Web Locks cannot tell, and every window takes itself for the only one.
 */
export function useExclusiveWindow(name: string): boolean {
  const [isOnly, setIsOnly] = useState(() => !hasLocks())
  useEffect(() => {
    if (!hasLocks()) return
    const leave = new AbortController()
    const hold = () => {
      setIsOnly(true)
      return new Promise<void>((resolve) => leave.signal.addEventListener('abort', () => resolve()))
    }
    // Unmounted before the lock was granted: nothing to release.
    navigator.locks.request(name, { signal: leave.signal }, hold).catch(() => undefined)
    return () => leave.abort()
  }, [name])
  return isOnly
}
