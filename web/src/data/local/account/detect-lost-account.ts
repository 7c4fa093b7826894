import { fetchSession } from '../../server/patient/session.ts'
import { db } from '../database/db-connection.ts'
import { readAccountId } from './account.ts'
import { authMode } from './auth-mode.ts'
import { flushPendingSignOut } from './pending-sign-out.ts'
import { readSessionState } from './session-state.ts'

/** Under which it lies in the table `meta`. */
const metaKey = 'lostAccountTold'

/**
 * Whether the browser still has the cookie of an account of which nothing is here: Safari deletes what scripts have
 * stored after seven days without a visit, and keeps cookies that no script can read. Asks the server, but for a phone
 * that is linked, was emptied, has signed out without signal, or was told before.
 *
 * @throws as `request`
 */
export async function hasLostAccount(): Promise<boolean> {
  if (authMode === 'demo' || (await readAccountId()) !== undefined) return false
  if ((await readSessionState()) !== undefined || (await db.meta.get(metaKey))) return false
  if (await flushPendingSignOut()) return false
  return (await fetchSession()).patientId !== undefined
}

/** The person has read it. */
export async function dismissLostAccountNotice(): Promise<void> {
  await db.meta.put({ key: metaKey, value: true })
}
