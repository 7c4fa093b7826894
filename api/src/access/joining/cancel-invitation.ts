import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import type { ClinicianActor } from '../../platform/identity/actor.ts'
import { findOwnInvitation, type InvitationWithJoin, markInvitationCancelled } from './invitations.repo.ts'

/**
 * It opens nothing any more. Again is no second time.
 *
 * @throws ApiError not_found; conflict when somebody has joined by it: that is declined, not cancelled
 */
export async function cancelInvitation(
  trx: Db,
  { id, actor, nowMs }: { id: string; actor: ClinicianActor; nowMs: number },
): Promise<InvitationWithJoin> {
  const found = await findOwnInvitation(trx, actor.id, id)
  if (!found) throw new ApiError('not_found')
  if (found.join) throw new ApiError('conflict', { message: 'Somebody has used this invitation by now.' })
  if (found.invite.cancelled_ms !== null) return found
  await markInvitationCancelled(trx, id, nowMs)
  const at = new Date(nowMs).toISOString()
  await writeAudit(trx, { at, actor, action: 'invite.cancel', object: `invite ${id}` })
  return { ...found, invite: { ...found.invite, cancelled_ms: nowMs } }
}
