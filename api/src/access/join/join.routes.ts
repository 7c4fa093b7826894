import {
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
import { findClinician } from '../../platform/authentication/clinician.repo.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { countRequest, type RateLimits } from '../../platform/http/rate-limits.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { findConsent } from '../shares/consents.repo.ts'
import { currentConsent } from '../shares/current-consent.ts'
import { cancelJoin } from './cancel-join.ts'
import { getJoinBySecret } from './get-join-by-secret.ts'
import { holdEndOf, joinStateOf } from './invitation-state.ts'
import { invitationThrottle } from './invitation-throttle.ts'
import { requestJoin } from './request-join.ts'
import { requireOpenInvitation } from './require-open-invitation.ts'

/** The routes of a phone that has an invitation and no account. */
export function joinRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  const { db, clock, config, real } = deps
  const throttled = invitationThrottle(deps, rates)
  const open = { method: 'POST', who: 'anyone', subject: 'none' } as const
  return [
    route({ ...open, path: joinLookupPath, action: 'join.look', handle: lookup }),
    route({ ...open, path: joinPath, action: 'join.ask', handle: request }),
    route({ ...open, path: joinStatePath, action: 'join.state', handle: readState }),
    route({ ...open, path: cancelJoinPath, action: 'join.stop', handle: cancel }),
  ]

  async function lookup(c: Ctx): Promise<Response> {
    const { invite: key } = await readJson(c, joinLookupBody)
    const { invitation, clinician } = await throttled(c, key, () =>
      requireOpenInvitation(db, deps, key, (join) => join === undefined),
    )
    const { patient_id: patientId } = invitation
    const consent = currentConsent(clinician, real)
    const before = patientId ? await findConsent(db, { patientId, clinicianId: clinician.id }) : undefined
    return c.json<JoinLookupReply>({
      clinician,
      organisation: real.organisation,
      consent,
      isNewPhone: patientId !== null,
      isAgreed: before?.text_sha256 === consent.sha256,
      expiresAt: iso(invitation.expires_ms),
    })
  }

  async function request(c: Ctx): Promise<Response> {
    const body = await readJson(c, joinBody)
    const join = await throttled(c, body.invite, () =>
      inTransaction(db, undefined, (trx) => requestJoin(trx, deps, body)),
    )
    return c.json<JoinReply>(join, 201)
  }

  /** Polled by the waiting phone. A 256-bit secret needs no limit against guessing. */
  async function readState(c: Ctx): Promise<Response> {
    countRequest(rates.signedOut, clientAddress(c, config))
    const { joinId: id, secret } = await readJson(c, joinStateBody)
    const { join, clinicianId } = await getJoinBySecret(db, real, { id, secret })
    const clinician = await findClinician(db, clinicianId)
    if (!clinician) throw new ApiError('invite_unknown')
    const nowMs = clock.now()
    const state = joinStateOf(join, nowMs)
    const expiresAt = iso(join.expires_ms)
    return c.json<JoinStateReply>({ state, clinician, expiresAt, ...holdEndOf(join, nowMs) })
  }

  async function cancel(c: Ctx): Promise<Response> {
    countRequest(rates.signedOut, clientAddress(c, config))
    const { joinId: id, secret } = await readJson(c, joinStateBody)
    await inTransaction(db, undefined, (trx) => cancelJoin(trx, deps, { id, secret }))
    return c.body(null, 204)
  }
}
