import {
  type InvitationKey,
  joinBody,
  joinLookupBody,
  joinLookupPath,
  type JoinLookupReply,
  joinPath,
  type JoinReply,
  joinStateBody,
  joinStatePath,
  cancelJoinPath,
  type JoinStateReply,
} from '@second-wind/core/access/contract/join'
import type { Db } from '../../platform/db/database.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { admit, type RateLimits } from '../../platform/http/rate-limits.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { findClinician } from '../../platform/identity/clinician.repo.ts'
import { type Route, route } from '../../platform/identity/route.ts'
import { findConsent } from '../shares/consents.repo.ts'
import { currentConsent } from '../shares/current-consent.ts'
import { hashInvitationKey } from './create-invitation.ts'
import { getJoinBySecret } from './get-join-by-secret.ts'
import { isInvitationOpen, joinStateOf } from './invitation-state.ts'
import { findInvitationByKey } from './invitations.repo.ts'
import { joinThrottle } from './join-throttle.ts'
import { findJoinOfInvite, type JoinRow } from './joins.repo.ts'
import { requestJoin, isSameDevice } from './request-join.ts'
import { stopJoin } from './stop-join.ts'

/** For a phone that holds an invitation and has no account. */
export function joinRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  const { db, clock, config, real } = deps
  const tries = joinThrottle(deps, rates)
  const open = { method: 'POST', who: 'anyone', subject: 'nobody' } as const
  return [
    route({ ...open, path: joinLookupPath, action: 'join.look', handle: look }),
    route({ ...open, path: joinPath, action: 'join.ask', handle: ask }),
    route({ ...open, path: joinStatePath, action: 'join.state', handle: readState }),
    route({ ...open, path: cancelJoinPath, action: 'join.stop', handle: stop }),
  ]

  async function look(c: Ctx): Promise<Response> {
    const { invite: key } = await readJson(c, joinLookupBody)
    const { invite, clinician } = await tries(c, () =>
      requireOpenInvitation(db, key, (join) => join === undefined),
    )
    const { patient_id: patientId } = invite
    const consent = currentConsent(clinician, real)
    const before = patientId ? await findConsent(db, { patientId, clinicianId: clinician.id }) : undefined
    return c.json<JoinLookupReply>({
      clinician,
      organisation: real.organisation,
      consent,
      isNewPhone: patientId !== null,
      isAgreed: before?.text_sha256 === consent.sha256,
      expiresAt: iso(invite.expires_ms),
    })
  }

  async function ask(c: Ctx): Promise<Response> {
    const body = await readJson(c, joinBody)
    const asked = await tries(c, () =>
      db.transaction().execute(async (trx) => {
        const isOurs = (join: JoinRow | undefined) => join === undefined || isSameDevice(join, body.device)
        return requestJoin(trx, deps, await requireOpenInvitation(trx, body.invite, isOurs), body)
      }),
    )
    return c.json<JoinReply>(asked, 201)
  }

  /** Asked again and again: a secret of 256 bits needs no limit against guessing. */
  async function readState(c: Ctx): Promise<Response> {
    admit(rates.signedOut, clientAddress(c, config))
    const { joinId: id, secret } = await readJson(c, joinStateBody)
    const { join, clinicianId } = await getJoinBySecret(db, real, { id, secret })
    const clinician = await findClinician(db, clinicianId)
    if (!clinician) throw new ApiError('invite_unknown')
    const state = joinStateOf(join, clock.now())
    return c.json<JoinStateReply>({ state, clinician, expiresAt: iso(join.expires_ms) })
  }

  async function stop(c: Ctx): Promise<Response> {
    admit(rates.signedOut, clientAddress(c, config))
    const { joinId: id, secret } = await readJson(c, joinStateBody)
    await db.transaction().execute((trx) => stopJoin(trx, deps, { id, secret }))
    return c.body(null, 204)
  }

  /** Wrong, used, cancelled and run out are told alike, after the same two queries. @throws ApiError invite_unknown */
  async function requireOpenInvitation(
    place: Db,
    key: InvitationKey,
    isFree: (join: JoinRow | undefined) => boolean,
  ) {
    const found = await findInvitationByKey(place, hashInvitationKey(real.pepper, key))
    const join = await findJoinOfInvite(place, found?.invite.id ?? '')
    if (!found || !isInvitationOpen(found.invite, clock.now()) || !isFree(join)) {
      throw new ApiError('invite_unknown')
    }
    return { ...found, join }
  }
}

const iso = (ms: number): string => new Date(ms).toISOString()
