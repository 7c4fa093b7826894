import { patientSessionStates, type SessionReply } from '@second-wind/core/access/contract/session'
import { readAccountId } from '../account/account.ts'
import { emptyThisPhone } from '../account/wipe-device.ts'
import { readChannel, writeMeta } from '../database/meta.ts'
import { holdSession, releaseSession } from '../account/session-state.ts'

/**
 * Does what the server says of this phone. What is unsent stays in the outbox, but for one case: a phone that was
 * reported lost is emptied.
 *
 * @returns whether it may send
 */
export async function heedSession({ state, wipe }: SessionReply): Promise<boolean> {
  // Emptied by another tab while the server was asked: what it said is about a phone that is gone.
  if ((await readAccountId()) === undefined) return false
  if (wipe) {
    await emptyThisPhone()
    return false
  }
  if (state === 'fresh') await releaseSession()
  else await holdSession(state)
  const { uploads } = patientSessionStates[state]
  const refused = state === 'revoked' ? 'revoked' : 'signed-out'
  await writeMeta('channel', { ...(await readChannel()), reach: uploads ? 'ok' : refused })
  return uploads
}
