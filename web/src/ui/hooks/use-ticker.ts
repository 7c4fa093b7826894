import { useCallback, useEffect, useState } from 'react'

const tickMs = 250

/**
 * The time, epoch milliseconds, looked up four times a second while `isOn`, and at once when the page comes back from
 * the background. `look` looks it up now.
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
