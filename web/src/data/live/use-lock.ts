import { useSyncExternalStore } from 'react'
import { subscribeToLock, readLock, type LockState } from './lock-state.ts'

export const useLock = (): LockState => useSyncExternalStore(subscribeToLock, readLock)
