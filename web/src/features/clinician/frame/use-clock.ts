import { useEffect, useState } from 'react'

/** Epoch milliseconds by this computer's clock, renewed every `everyMs`: for ages where a minute is too coarse. */
export function useClock(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
