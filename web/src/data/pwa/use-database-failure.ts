import { createListeners } from '@second-wind/core/platform/listeners'
import { useSyncExternalStore } from 'react'
import { type DatabaseFailure, onDatabaseFailure } from '../local/index.ts'

/**
 * Set when another tab runs a newer version or has deleted the data (this page can no longer save), or runs an older
 * version (it blocks our upgrade).
 */
export function useDatabaseFailure(): DatabaseFailure | undefined {
  return useSyncExternalStore(subscribe, () => failure)
}

let failure: DatabaseFailure | undefined
const { subscribe, notify } = createListeners()

// Listens from the start, because it may happen before the first screen is mounted.
onDatabaseFailure((found) => {
  failure = found
  notify()
})
