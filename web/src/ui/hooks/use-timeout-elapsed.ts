import { useEffect, useState } from 'react'

/** True once so much time has passed: what has not been read by then is done without. */
export function useTimeoutElapsed(ms: number): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasWaited
}
