import { patientSessionStates, type SessionReply } from '@second-wind/core/access/contract/session'
import { readAccountId } from '../account/account.ts'
import { saveSessionState, clearSessionState } from '../account/session-state.ts'
import { wipeDevice } from '../account/wipe-device.ts'
import { readChannel, writeMeta } from '../database/meta.ts'

/**
 * Applies the server's session state to this phone. Here a lost phone is wiped: the server's response says `wipe`, and
 * all data of this phone is deleted, unsent changes included. In every other state they stay in the outbox.
 *
 * @returns whether it may send
 */
export async function applySessionState({ state, wipe }: SessionReply): Promise<boolean> {
  // Another tab wiped the phone during the request, so the response is about an installation that is gone.
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
