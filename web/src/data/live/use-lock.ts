import { useSyncExternalStore } from 'react'
import { followLock, readLock, type LockState } from './lock-state.ts'

export const useLock = (): LockState => useSyncExternalStore(followLock, readLock)
