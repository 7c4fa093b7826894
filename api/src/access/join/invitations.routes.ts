import {
  cancelInvitationPath,
  approveJoinPath,
  type CreatedInvitation,
  type CreateInvitationBody,
  createInvitationBody,
  declineJoinPath,
  type Invitation,
  invitationsPath,
} from '@second-wind/core/access/contract/invitations'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { createInvitation } from './create-invitation.ts'
import { decideJoin } from './decide-join.ts'
import { toInvitation } from './invitation-state.ts'
import {
  findOwnInvitation,
  type InvitationWithJoin,
  listOwnInvitations,
  markInvitationCancelled,
} from './invitations.repo.ts'

type Act = (trx: Db, act: { id: string; actor: ClinicianActor; nowMs: number }) => Promise<InvitationWithJoin>

/** A clinician invites, lists the invitations and decides joins. The lists contain nothing of a record. */
export function invitationRoutes(deps: RealDeps): Route[] {
  const { db, clock } = deps
  const mine = { who: 'clinician', subject: 'self' } as const
  const list = { action: 'invites.list', audit: 'nothing', handle: listInvitations } as const
  const create = { action: 'invite.create', audit: 'act', handle: invite } as const
  return [
    route({ ...mine, method: 'GET', path: invitationsPath, ...list }),
    route({ ...mine, method: 'POST', path: invitationsPath, ...create }),
    act(cancelInvitationPath(':id'), 'invite.cancel', cancelInvitation),
    act(approveJoinPath(':id'), 'join.approve', decideJoin('approved')),
    act(declineJoinPath(':id'), 'join.decline', decideJoin('declined')),
  ]

  async function listInvitations(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const invitations = await listOwnInvitations(db, actor.id)
    return c.json<Invitation[]>(invitations.map((one) => toInvitation(one, clock.now())))
  }

  async function invite(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const wanted = await readJson(c, createInvitationBody)
    requireWhoIsInvited(wanted)
    const created = await inTransaction(db, undefined, (trx) =>
      createInvitation(trx, deps, { actor, ...wanted }),
    )
    return c.json<CreatedInvitation>(created, 201)
  }

  /** Acts on the clinician's own invitation; any other looks like one that does not exist. */
  function act(path: string, action: Route['action'], run: Act): Route {
    const handle = async (c: Ctx, actor: ClinicianActor) => {
      const [id, nowMs] = [c.req.param('id') ?? '', clock.now()]
      const done = await inTransaction(db, undefined, (trx) => run(trx, { id, actor, nowMs }))
      return c.json<Invitation>(toInvitation(done, nowMs))
    }
    return route({ ...mine, method: 'POST', path, action, audit: 'act', handle })
  }
}

/**
 * Repeating it has no effect.
 *
 * @throws ApiError not_found; conflict when a phone has joined with it: that join is declined, not cancelled
 */
async function cancelInvitation(
  trx: Db,
  { id, actor, nowMs }: { id: string; actor: ClinicianActor; nowMs: number },
): Promise<InvitationWithJoin> {
  const found = await findOwnInvitation(trx, actor.id, id)
  if (!found) throw new ApiError('not_found')
  if (found.join) throw new ApiError('conflict', { message: 'Someone has already used this invitation.' })
  if (found.invitation.cancelled_ms !== null) return found
  await markInvitationCancelled(trx, id, nowMs)
  const at = iso(nowMs)
  await writeAudit(trx, { at, actor, action: 'invite.cancel', object: `invite ${id}` })
  return { ...found, invitation: { ...found.invitation, cancelled_ms: nowMs } }
}

/** A new patient who has not been identified could be anybody. @throws ApiError invalid */
function requireWhoIsInvited({ identity, noNumber }: CreateInvitationBody): void {
  const fields = [
    ...(identity.dateOfBirth === undefined
      ? [{ path: 'identity.dateOfBirth', message: 'Enter the patient’s date of birth.' }]
      : []),
    ...(identity.nhsNumber === undefined && noNumber === undefined
      ? [
          {
            path: 'noNumber',
            message: 'Enter the patient’s number, or choose a reason why there is not one.',
          },
        ]
      : []),
  ]
  if (fields.length > 0) throw new ApiError('invalid', { fields })
}
