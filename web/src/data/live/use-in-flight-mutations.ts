import { useEffect, useState } from 'react'
import { onSending } from '../local/index.ts'

/** Ids of the changes that any tab or the worker is sending at this moment. */
export function useSending(): ReadonlySet<string> {
  const [inFlight, setInFlight] = useState<ReadonlySet<string>>(() => new Set())
  useEffect(() => onSending(setInFlight), [])
  return inFlight
}
