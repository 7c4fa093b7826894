import type { SessionReply } from '@second-wind/core/access/contract/session'
import { HttpError } from '../../server/http-error.ts'
import { reopenSession } from '../../server/patient/reauth.ts'
import { fetchSession } from '../../server/patient/session.ts'
import { readAccountId } from '../account/account.ts'
import { createDeviceProof } from '../account/device-proof.ts'
import { applySessionState } from './apply-session-state.ts'

/**
 * The server has refused this phone: asks why, and does what can be done without anybody. What is unsent stays in the
 * outbox, but for one case: a phone that was reported lost is emptied.
 *
 * @returns `reopened` when it is worth trying again at once, `unanswered` when it is worth asking again later
 */
export async function handleRefusedSession(): Promise<'reopened' | 'refused' | 'unanswered'> {
  const session = await fetchSession().catch(() => undefined)
  // No answer, no news: what was known stays.
  if (!session) return 'unanswered'
  if (session.state !== 'none' && (await isOwnSession(session))) {
    await applySessionState(session)
    return 'refused'
  }
  const reopened = await tryReopenSession()
  if (!reopened) return 'unanswered'
  return (await applySessionState(reopened)) ? 'reopened' : 'refused'
}

/** The cookie of another person's account is as good as none. */
async function isOwnSession({ patientId }: SessionReply): Promise<boolean> {
  return patientId === undefined || patientId === (await readAccountId())
}

/** Browsers lose cookies; the phone's own key is proof enough. Undefined when there was no answer. */
async function tryReopenSession(): Promise<SessionReply | undefined> {
  try {
    return await reopenSession(await createDeviceProof('reopen'))
  } catch (error) {
    return error instanceof HttpError && error.status === 401 ? { state: 'none' } : undefined
  }
}
