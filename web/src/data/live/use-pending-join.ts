import { useLiveQuery } from 'dexie-react-hooks'
import { type PendingJoin, readPendingJoin } from '../local/lazy.ts'

/** What this phone has asked a clinic for; undefined while it is read. */
export function usePendingJoin(): { joining: PendingJoin | undefined } | undefined {
  return useLiveQuery(async () => ({ joining: await readPendingJoin() }))
}
