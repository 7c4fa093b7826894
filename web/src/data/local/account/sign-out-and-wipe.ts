import { readAccountId } from './account.ts'
import { authMode } from './auth-mode.ts'
import { deleteEverything } from './export-data.ts'
import { getDeviceId } from '../database/meta.ts'
import { forgetOwedSignOut, oweSignOut, signingOut, tellSignOut, type Telling } from './pending-sign-out.ts'

/** `deleted`: there was no sign-in to end. */
export type Left = 'unsent' | 'deleted' | Telling

/**
 * Empties this phone and then, where it belongs to an account, signs it out at the server, now or when it is next heard.
 * In this order: only the database knows, at the moment of deleting, that nothing unsent goes with it.
 *
 * @param force true also deletes what the server does not have; otherwise nothing is deleted while there is any
 */
export async function leaveThisPhone({ force }: { force: boolean }): Promise<Left> {
  const isLinked = authMode === 'real' && (await readAccountId()) !== undefined
  if (!isLinked) return deleteEverything({ force })
  return signingOut(async () => {
    const deviceId = await getDeviceId()
    await oweSignOut(deviceId)
    if ((await deleteEverything({ force })) === 'deleted') return tellSignOut(deviceId, false)
    await forgetOwedSignOut()
    return 'unsent'
  })
}
