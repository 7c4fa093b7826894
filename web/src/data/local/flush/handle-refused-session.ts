import type { SessionReply } from '@second-wind/core/access/contract/session'
import { HttpError } from '../../server/http-error.ts'
import { reopenSession } from '../../server/patient/reauth.ts'
import { fetchSession } from '../../server/patient/session.ts'
import { readAccountId } from '../account/account.ts'
import { createDeviceProof } from '../account/device-proof.ts'
import { applySessionState } from './apply-session-state.ts'

/**
 * The server has refused this phone. Asks for the reason and does what is possible without the person. Unsent changes
 * stay in the outbox, except on a phone that was reported lost, which is wiped.
 *
 * @returns `reopened` to retry at once, `no-response` to ask again later
 */
export async function handleRefusedSession(): Promise<'reopened' | 'refused' | 'no-response'> {
  const session = await fetchSession().catch(() => undefined)
  // Without a response the stored state stays.
  if (!session) return 'no-response'
  if (session.state !== 'none' && (await isOwnSession(session))) {
    await applySessionState(session)
    return 'refused'
  }
  const reopened = await tryReopenSession()
  if (!reopened) return 'no-response'
  return (await applySessionState(reopened)) ? 'reopened' : 'refused'
}

/** A cookie of another person's account counts as none. */
async function isOwnSession({ patientId }: SessionReply): Promise<boolean> {
  return patientId === undefined || patientId === (await readAccountId())
}

/** Browsers lose cookies; the phone's key is sufficient proof. Undefined without a response. */
async function tryReopenSession(): Promise<SessionReply | undefined> {
  try {
    return await reopenSession(await createDeviceProof('reopen'))
  } catch (error) {
    return error instanceof HttpError && error.status === 401 ? { state: 'none' } : undefined
  }
}
