import { fetchSession } from '../../server/patient/session.ts'
import { db } from '../database/db-connection.ts'
import { readAccountId } from './account.ts'
import { authMode } from './auth-mode.ts'
import { flushPendingSignOut } from './pending-sign-out.ts'
import { readSessionState } from './session-state.ts'

/** Key in the table `meta`; the name is stored. */
const metaKey = 'lostAccountTold'

/**
 * Whether the browser still has the cookie of an account whose data is gone: Safari deletes script-writable storage
 * after seven days without a visit, but keeps HttpOnly cookies. Asks the server, unless this phone is linked, was
 * wiped, signed out offline, or has shown the notice before.
 *
 * @throws HttpError when the server cannot be reached or refuses
 */
export async function hasLostAccount(): Promise<boolean> {
  if (authMode === 'demo' || (await readAccountId()) !== undefined) return false
  if ((await readSessionState()) !== undefined || (await db.meta.get(metaKey))) return false
  if (await flushPendingSignOut()) return false
  return (await fetchSession()).patientId !== undefined
}

/** The person has read the notice. */
export async function dismissLostAccountNotice(): Promise<void> {
  await db.meta.put({ key: metaKey, value: true })
}
