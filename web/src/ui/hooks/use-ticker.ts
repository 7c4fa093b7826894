import { useCallback, useEffect, useState } from 'react'

const tickMs = 250

/**
 * The current time in epoch milliseconds, updated four times a second while `isOn` and immediately when the page
 * becomes visible again. `updateNow` updates it on demand.
 */
export function useTicker(isOn: boolean): { now: number; updateNow: () => void } {
  const [now, setNow] = useState(Date.now)
  const updateNow = useCallback(() => setNow(Date.now()), [])
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(updateNow, tickMs)
    document.addEventListener('visibilitychange', updateNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', updateNow)
    }
  }, [isOn, updateNow])
  return { now, updateNow }
}
