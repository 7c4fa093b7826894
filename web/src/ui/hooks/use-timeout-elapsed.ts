import { useEffect, useState } from 'react'

/** True once the time has passed; the caller then continues without the pending data. */
export function useTimeoutElapsed(ms: number): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasWaited
}
