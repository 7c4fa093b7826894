import { useLiveQuery } from 'dexie-react-hooks'
import { type DeviceSessionState, readSessionState } from '../../../data/local/lazy.ts'

/** The last session state from the server; undefined while it is read. */
export function useSessionState(): { state: DeviceSessionState | undefined } | undefined {
  return useLiveQuery(async () => ({ state: await readSessionState() }), [], undefined)
}
