import { useEffect, useState } from 'react'

const hasLocks = () => 'locks' in navigator

/**
 * Whether this is the only window of the app that holds the lock `name`; becomes true when the other window releases it.
 * Requests the lock while `isWanted`. Always true in browsers without Web Locks.
 */
export function useExclusiveWindow(name: string, isWanted: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isWanted || !hasLocks()) return
    const release = new AbortController()
    const hold = () => {
      setIsHeld(true)
      return new Promise<void>((resolve) => release.signal.addEventListener('abort', () => resolve()))
    }
    // An aborted request rejects: this window left before its turn.
    navigator.locks.request(name, { signal: release.signal }, hold).catch(() => undefined)
    return () => {
      release.abort()
      setIsHeld(false)
    }
  }, [name, isWanted])
  return isHeld || !hasLocks()
}
