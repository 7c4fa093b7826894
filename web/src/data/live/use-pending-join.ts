import { useLiveQuery } from 'dexie-react-hooks'
import { type PendingJoin, readPendingJoin } from '../local/lazy.ts'

/** The pending join of this phone; undefined while it is read. */
export function usePendingJoin(): { pendingJoin: PendingJoin | undefined } | undefined {
  return useLiveQuery(async () => ({ pendingJoin: await readPendingJoin() }))
}
