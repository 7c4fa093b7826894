import { useEffect, useState } from 'react'

const hasLocks = () => 'locks' in navigator

/**
 * Whether no other window of the app uses the same resource; becomes true when the other window releases it. In browsers
 * without Web Locks every window counts as the only one.
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
