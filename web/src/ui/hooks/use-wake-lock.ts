import { useEffect } from 'react'

/**
 * Keeps the screen on where the browser supports it. The browser releases the lock in the background, so the hook
 * requests it again.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      letGo(lock)
      // A phone in battery-saving mode may refuse; the screen then turns off as usual.
      lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      letGo(lock)
    }
  }, [isWanted])
}

function letGo(lock: Promise<WakeLockSentinel | undefined> | undefined): void {
  void lock?.then((sentinel) => sentinel?.release())
}
