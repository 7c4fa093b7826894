import type { SessionReply } from '@second-wind/core/access/contract/session'
import { HttpError } from '../../server/http-error.ts'
import { reopenSession } from '../../server/patient/reauth.ts'
import { askSession } from '../../server/patient/session.ts'
import { readAccountId } from '../account/account.ts'
import { proveThisPhone } from '../account/device-proof.ts'
import { heedSession } from './apply-session-state.ts'

/**
 * The server has refused this phone: asks why, and does what can be done without anybody. What is unsent stays in the
 * outbox, but for one case: a phone that was reported lost is emptied.
 *
 * @returns `reopened` when it is worth trying again at once, `unanswered` when it is worth asking again later
 */
export async function answerRefusal(): Promise<'reopened' | 'refused' | 'unanswered'> {
  const said = await askSession().catch(() => undefined)
  // No answer, no news: what was known stays.
  if (!said) return 'unanswered'
  if (said.state !== 'none' && (await isOurs(said))) {
    await heedSession(said)
    return 'refused'
  }
  const reopened = await reopen()
  if (!reopened) return 'unanswered'
  return (await heedSession(reopened)) ? 'reopened' : 'refused'
}

/** The cookie of another person's account is as good as none. */
async function isOurs({ patientId }: SessionReply): Promise<boolean> {
  return patientId === undefined || patientId === (await readAccountId())
}

/** Browsers lose cookies; the phone's own key is proof enough. Undefined when there was no answer. */
async function reopen(): Promise<SessionReply | undefined> {
  try {
    return await reopenSession(await proveThisPhone('reopen'))
  } catch (error) {
    return error instanceof HttpError && error.status === 401 ? { state: 'none' } : undefined
  }
}
