import { useEffect } from 'react'

/** Keeps the screen lit where the browser can. It lets go by itself in the background, so it is asked for again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      letGo(lock)
      // A phone that saves its battery may refuse: then the screen goes dark as always.
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
  void lock?.then((held) => held?.release())
}
