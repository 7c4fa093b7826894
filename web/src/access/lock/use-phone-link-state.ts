import { useLiveQuery } from 'dexie-react-hooks'
import { authMode } from '../../data/local/index.ts'
import { readAccountId, readHeldSession } from '../../data/local/lazy.ts'

/** `signed-out`: by another phone or the clinic. What can be done without the PIN depends on it. */
export type PhoneKind = 'demo' | 'linked' | 'signed-out' | 'not-linked'

/** Undefined while it is read. */
export const usePhoneKind = (): PhoneKind | undefined => useLiveQuery(readKind)

async function readKind(): Promise<PhoneKind> {
  if (authMode === 'demo') return 'demo'
  if ((await readAccountId()) === undefined) return 'not-linked'
  return (await readHeldSession()) === 'revoked' ? 'signed-out' : 'linked'
}
