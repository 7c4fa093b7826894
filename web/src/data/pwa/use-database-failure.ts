import { useSyncExternalStore } from 'react'
import { type DatabaseFailure, onDatabaseFailure } from '../local/index.ts'

/** Set when another tab runs a newer version or has deleted all (this page can no longer save), or runs an older one (it holds ours up). */
export function useDatabaseFailure(): DatabaseFailure | undefined {
  return useSyncExternalStore(subscribe, () => failure)
}

let failure: DatabaseFailure | undefined
const listeners = new Set<() => void>()

// From the start, because it may happen before the first screen is there.
onDatabaseFailure((found) => {
  failure = found
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
