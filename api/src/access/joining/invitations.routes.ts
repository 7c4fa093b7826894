import {
  cancelInvitePath,
  approveJoinPath,
  type CreatedInvite,
  createInviteBody,
  declineJoinPath,
  type Invite,
  invitesPath,
} from '@second-wind/core/access/contract/invitations'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { readJson } from '../../platform/http/read-json.ts'
import type { ClinicianActor } from '../../platform/identity/actor.ts'
import { type Route, route } from '../../platform/identity/route.ts'
import { createInvite } from './create-invitation.ts'
import { decideJoin } from './decide-join.ts'
import { cancelInvite } from './cancel-invitation.ts'
import { toInvite } from './invitation-state.ts'
import { type InviteWithJoin, listOwnInvites } from './invitations.repo.ts'

type Act = (trx: Db, act: { id: string; actor: ClinicianActor; nowMs: number }) => Promise<InviteWithJoin>

/** A clinician invites, sees who has answered, and decides. Nothing of a record is in these lists. */
export function invitesRoutes(deps: RealDeps): Route[] {
  const { db, clock } = deps
  const mine = { who: 'clinician', subject: 'self' } as const
  const list = { action: 'invites.list', audit: 'nothing', handle: readInvites } as const
  const create = { action: 'invite.create', audit: 'act', handle: invite } as const
  return [
    route({ ...mine, method: 'GET', path: invitesPath, ...list }),
    route({ ...mine, method: 'POST', path: invitesPath, ...create }),
    act(cancelInvitePath(':id'), 'invite.cancel', cancelInvite),
    act(approveJoinPath(':id'), 'join.approve', decideJoin('approved')),
    act(declineJoinPath(':id'), 'join.decline', decideJoin('declined')),
  ]

  async function readInvites(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const invites = await listOwnInvites(db, actor.id)
    return c.json<Invite[]>(invites.map((one) => toInvite(one, clock.now())))
  }

  async function invite(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const { handover } = await readJson(c, createInviteBody)
    const created = await db.transaction().execute((trx) => createInvite(trx, deps, { actor, handover }))
    return c.json<CreatedInvite>(created, 201)
  }

  /** Of an invitation or a join that is the clinician's own: any other is as absent as one that does not exist. */
  function act(path: string, action: Route['action'], run: Act): Route {
    const handle = async (c: Ctx, actor: ClinicianActor) => {
      const [id, nowMs] = [c.req.param('id') ?? '', clock.now()]
      const done = await db.transaction().execute((trx) => run(trx, { id, actor, nowMs }))
      return c.json<Invite>(toInvite(done, nowMs))
    }
    return route({ ...mine, method: 'POST', path, action, audit: 'act', handle })
  }
}
