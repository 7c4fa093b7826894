import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { renewToken, revokeOtherSessions } from '../../platform/authentication/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'

type Change = {
  action: string
  object?: string
  /** Ends the clinician's other sessions, because the previous sign-in method may have been stolen. */
  endsOthers: boolean
}

/**
 * Audits a change of the sign-in methods and replaces the cookie, so that a copy of it becomes useless.
 *
 * @returns the session's new token
 */
export async function finishSignInChange(
  trx: Db,
  deps: Pick<RealDeps, 'clock' | 'real'>,
  actor: ClinicianActor,
  { action, object, endsOthers }: Change,
): Promise<string> {
  const nowMs = deps.clock.now()
  const event = { at: iso(nowMs), actor, action }
  await writeAudit(trx, { ...event, ...(object !== undefined && { object }) })
  if (endsOthers) await revokeOtherSessions(trx, actor, 'replaced', nowMs)
  return (await renewToken(trx, deps, actor.session)).token
}
