import { useCallback, useEffect, useState } from 'react'

const tickMs = 250

/**
 * The current time in epoch milliseconds, updated four times a second while `isOn` and immediately when the page
 * becomes visible again. `look` updates it on demand.
 */
export function useTicker(isOn: boolean): { now: number; look: () => void } {
  const [now, setNow] = useState(Date.now)
  const look = useCallback(() => setNow(Date.now()), [])
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(look, tickMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOn, look])
  return { now, look }
}
