import { useLiveQuery } from 'dexie-react-hooks'
import { type DeviceSessionState, readSessionState } from '../../../data/local/lazy.ts'

/** What the server last said of this phone; undefined while it is read, or cannot be. */
export function useHeldSession(): { state: DeviceSessionState | undefined } | undefined {
  return useLiveQuery(async () => ({ state: await readSessionState() }), [], undefined)
}
