import { useEffect, useState } from 'react'

/**
 * The current time in epoch milliseconds, updated every `everyMs`: for ages where a minute is too coarse. Also updates
 * immediately when the page becomes visible again, because browsers pause timers in hidden pages.
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
