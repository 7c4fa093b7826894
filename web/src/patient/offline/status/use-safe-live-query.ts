import { useLiveQuery } from 'dexie-react-hooks'

/**
 * Live from the database; undefined while it is first read, and while it cannot be (unreadable-notice.tsx says so).
 * An error would take the whole screen away, and the emergency numbers with it.
 */
export const useSafeLiveQuery = <T>(read: () => Promise<T>): T | undefined =>
  useLiveQuery(() => read().catch(() => undefined))
