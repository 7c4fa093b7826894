import { useLiveQuery } from 'dexie-react-hooks'

/**
 * A live query; undefined until first read, and when the database cannot be read (see unreadable-notice.tsx). An error
 * would remove the whole screen, including the emergency numbers.
 */
export const useSafeLiveQuery = <T>(read: () => Promise<T>): T | undefined =>
  useLiveQuery(() => read().catch(() => undefined))
