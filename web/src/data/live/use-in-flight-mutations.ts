import { useEffect, useState } from 'react'
import { onInFlightChange } from '../local/index.ts'

/** Ids of the changes that any tab or the worker is sending at this moment. */
export function useInFlightMutations(): ReadonlySet<string> {
  const [inFlight, setInFlight] = useState<ReadonlySet<string>>(() => new Set())
  useEffect(() => onInFlightChange(setInFlight), [])
  return inFlight
}
