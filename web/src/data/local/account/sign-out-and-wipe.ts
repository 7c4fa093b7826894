import { getDeviceId } from '../database/meta.ts'
import { readAccountId } from './account.ts'
import { authMode } from './auth-mode.ts'
import {
  clearPendingSignOut,
  savePendingSignOut,
  withSignOutLock,
  sendSignOut,
  type SignOutDelivery,
} from './pending-sign-out.ts'
import { wipeLocalData } from './wipe-device.ts'

/** `deleted`: there was no session to end. */
export type SignOutResult = 'unsent' | 'deleted' | SignOutDelivery

/**
 * Empties this phone and then, if it belongs to an account, signs it out at the server, now or at the next contact. In
 * this order, because only the database can ensure, while deleting, that nothing unsent is lost.
 *
 * @param force true also deletes what the server does not have; otherwise unsent data prevents the deletion
 */
export async function signOutAndWipe({ force }: { force: boolean }): Promise<SignOutResult> {
  const isLinked = authMode === 'real' && (await readAccountId()) !== undefined
  if (!isLinked) return wipeLocalData({ force })
  return withSignOutLock(async () => {
    const deviceId = await getDeviceId()
    await savePendingSignOut(deviceId)
    if ((await wipeLocalData({ force })) === 'deleted') return sendSignOut(deviceId, false)
    await clearPendingSignOut()
    return 'unsent'
  })
}
