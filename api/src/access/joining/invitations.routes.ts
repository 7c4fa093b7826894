import {
  cancelInvitationPath,
  approveJoinPath,
  type CreatedInvitation,
  createInvitationBody,
  declineJoinPath,
  type Invitation,
  invitationsPath,
} from '@second-wind/core/access/contract/invitations'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { readJson } from '../../platform/http/read-json.ts'
import type { ClinicianActor } from '../../platform/identity/actor.ts'
import { type Route, route } from '../../platform/identity/route.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { createInvitation } from './create-invitation.ts'
import { decideJoin } from './decide-join.ts'
import { toInvitation } from './invitation-state.ts'
import { type InvitationWithJoin, listOwnInvitations } from './invitations.repo.ts'

type Act = (trx: Db, act: { id: string; actor: ClinicianActor; nowMs: number }) => Promise<InvitationWithJoin>

/** A clinician invites, sees who has answered, and decides. Nothing of a record is in these lists. */
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
    const invites = await listOwnInvitations(db, actor.id)
    return c.json<Invitation[]>(invites.map((one) => toInvitation(one, clock.now())))
  }

  async function invite(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const { handover } = await readJson(c, createInvitationBody)
    const created = await db.transaction().execute((trx) => createInvitation(trx, deps, { actor, handover }))
    return c.json<CreatedInvitation>(created, 201)
  }

  /** Of an invitation or a join that is the clinician's own: any other is as absent as one that does not exist. */
  function act(path: string, action: Route['action'], run: Act): Route {
    const handle = async (c: Ctx, actor: ClinicianActor) => {
      const [id, nowMs] = [c.req.param('id') ?? '', clock.now()]
      const done = await db.transaction().execute((trx) => run(trx, { id, actor, nowMs }))
      return c.json<Invitation>(toInvitation(done, nowMs))
    }
    return route({ ...mine, method: 'POST', path, action, audit: 'act', handle })
  }
}
