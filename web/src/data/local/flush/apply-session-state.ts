import { patientSessionStates, type SessionReply } from '@second-wind/core/access/contract/session'
import { readAccountId } from '../account/account.ts'
import { saveSessionState, clearSessionState } from '../account/session-state.ts'
import { wipeDevice } from '../account/wipe-device.ts'
import { readChannel, writeMeta } from '../database/meta.ts'

/**
 * Does what the server says of this phone. What is unsent stays in the outbox, but for one case: a phone that was
 * reported lost is emptied.
 *
 * @returns whether it may send
 */
export async function applySessionState({ state, wipe }: SessionReply): Promise<boolean> {
  // Emptied by another tab while the server was asked: what it said is about a phone that is gone.
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
