import { useEffect, useState } from 'react'

/**
 * Epoch milliseconds by this computer's clock, renewed every `everyMs`: for ages where a minute is too coarse. Renewed at
 * once when a page comes back whose timers had rested.
 */
export function useClock(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, everyMs)
    document.addEventListener('visibilitychange', update)
    window.addEventListener('pageshow', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
      window.removeEventListener('pageshow', update)
    }
  }, [everyMs])
  return now
}
