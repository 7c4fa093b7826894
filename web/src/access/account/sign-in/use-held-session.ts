import { useLiveQuery } from 'dexie-react-hooks'
import { type HeldSession, readHeldSession } from '../../../data/local/lazy.ts'

/** What the server last said of this phone; undefined while it is read, or cannot be. */
export function useHeldSession(): { state: HeldSession | undefined } | undefined {
  return useLiveQuery(async () => ({ state: await readHeldSession() }), [], undefined)
}
