import { useEffect, useState } from 'react'

/**
 * Epoch milliseconds by this computer's clock, renewed every `everyMs`: for ages where a minute is too coarse. Renewed at
 * once when a page comes back whose timers had rested.
 */
export function useClock(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [everyMs])
  return now
}
