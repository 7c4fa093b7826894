import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import type { ClinicianActor } from '../../platform/identity/actor.ts'
import { renewToken, revokeOtherSessions } from '../../platform/identity/sessions.ts'

type Change = {
  action: string
  object?: string
  /** What was changed may have been in somebody else's hands: whoever is signed in elsewhere is out. */
  endsOthers: boolean
}

/**
 * After a change of how somebody signs in: it is written down, and a copy of the cookie is worth nothing any more.
 *
 * @returns the token that the session has from now on
 */
export async function finishSignInChange(
  trx: Db,
  deps: Pick<RealDeps, 'clock' | 'real'>,
  actor: ClinicianActor,
  { action, object, endsOthers }: Change,
): Promise<string> {
  const nowMs = deps.clock.now()
  const event = { at: new Date(nowMs).toISOString(), actor, action }
  await writeAudit(trx, { ...event, ...(object !== undefined && { object }) })
  if (endsOthers) await revokeOtherSessions(trx, actor, 'replaced', nowMs)
  return (await renewToken(trx, deps, actor.session)).token
}
