import { useLiveQuery } from 'dexie-react-hooks'
import { type Joining, readJoining } from '../local/lazy.ts'

/** What this phone has asked a clinic for; undefined while it is read. */
export function useJoining(): { joining: Joining | undefined } | undefined {
  return useLiveQuery(async () => ({ joining: await readJoining() }))
}
