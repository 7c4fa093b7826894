import { useLiveQuery } from 'dexie-react-hooks'
import { authMode } from '../../data/local/index.ts'
import { readAccountId, readSessionState } from '../../data/local/lazy.ts'

/** Decides what is possible without the PIN. `signed-out`: by another phone or the clinic. */
export type DeviceLinkState = 'demo' | 'linked' | 'signed-out' | 'not-linked'

/** Undefined while it is read. */
export const useDeviceLinkState = (): DeviceLinkState | undefined => useLiveQuery(readLinkState)

async function readLinkState(): Promise<DeviceLinkState> {
  if (authMode === 'demo') return 'demo'
  if ((await readAccountId()) === undefined) return 'not-linked'
  return (await readSessionState()) === 'revoked' ? 'signed-out' : 'linked'
}
