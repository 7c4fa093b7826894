import { patientSessionStates, type SessionReply } from '@second-wind/core/access/contract/session'
import { readAccountId } from '../account/account.ts'
import { saveSessionState, clearSessionState } from '../account/session-state.ts'
import { wipeDevice } from '../account/wipe-device.ts'
import { readChannel, writeMeta } from '../database/meta.ts'

/**
 * Applies the server's session state to this phone. Unsent changes stay in the outbox, except on a phone that was
 * reported lost, which is wiped.
 *
 * @returns whether it may send
 */
export async function applySessionState({ state, wipe }: SessionReply): Promise<boolean> {
  // Another tab wiped the phone during the request, so the answer is about a phone that is gone.
  if ((await readAccountId()) === undefined) return false
  if (wipe) {
    await wipeDevice()
    return false
  }
  if (state === 'fresh') await clearSessionState()
  else await saveSessionState(state)
  const { uploads } = patientSessionStates[state]
  const refused = state === 'revoked' ? 'revoked' : 'signed-out'
  await writeMeta('channel', { ...(await readChannel()), reach: uploads ? 'ok' : refused })
  return uploads
}
