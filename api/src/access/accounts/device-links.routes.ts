import {
  claimDeviceLinkBody,
  claimDeviceLinkPath,
  deviceLinkBody,
  type DeviceLinkReply,
  deviceLinksPath,
  deviceLinkLookupBody,
  deviceLinkLookupPath,
  type DeviceLinkLookupReply,
} from '@second-wind/core/access/contract/devices'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { setSessionCookie } from '../../platform/authentication/session-cookie.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { countRequest, type RateLimits } from '../../platform/http/rate-limits.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { claimDeviceLink } from './claim-device-link.ts'
import { decideDeviceLink, reserveDeviceLink } from './decide-device-link.ts'
import { requestDeviceLink } from './request-device-link.ts'
import { requirePasskeyProof } from './require-passkey-proof.ts'

/** Linking a second phone: it shows a code, and the first phone approves. */
export const deviceLinkRoutes = (deps: RealDeps, rates: RateLimits): Route[] => [
  route({ ...open, path: deviceLinksPath, action: 'device.ask', handle: ask(deps, rates) }),
  route({ ...open, path: claimDeviceLinkPath, action: 'device.link', handle: claim(deps, rates) }),
  route({
    ...own,
    subject: 'none',
    path: deviceLinkLookupPath,
    action: 'device.look',
    handle: look(deps, rates),
  }),
  route({
    ...own,
    path: `${deviceLinksPath}/:id/approve`,
    action: 'device.approve',
    handle: decide(deps, 'approved'),
  }),
  route({
    ...own,
    path: `${deviceLinksPath}/:id/decline`,
    action: 'device.decline',
    handle: decide(deps, 'declined'),
  }),
]

const open = { method: 'POST', who: 'anyone', subject: 'none' } as const
const own = { method: 'POST', who: 'patient', subject: 'self' } as const

const ask =
  (deps: RealDeps, rates: RateLimits) =>
  async (c: Ctx): Promise<Response> => {
    countRequest(rates.signedOut, clientAddress(c, deps.config))
    const { device } = await readJson(c, deviceLinkBody)
    const link = await inTransaction(deps.db, undefined, (trx) => requestDeviceLink(trx, deps, device))
    return c.json<DeviceLinkReply>(link, 201)
  }

/** Polled by the waiting phone. A 256-bit secret needs no limit against guessing. */
const claim =
  (deps: RealDeps, rates: RateLimits) =>
  async (c: Ctx): Promise<Response> => {
    countRequest(rates.signedOut, clientAddress(c, deps.config))
    const credentials = await readJson(c, claimDeviceLinkBody)
    const { reply, token } = await inTransaction(deps.db, undefined, (trx) =>
      claimDeviceLink(trx, deps, credentials),
    )
    if (token !== undefined) setSessionCookie(c, 'patient', token)
    return c.json(reply)
  }

/** A code is valid for five minutes and a session has ten tries per quarter of an hour, right or wrong. */
const look =
  (deps: RealDeps, rates: RateLimits) =>
  async (c: Ctx, actor: PatientActor): Promise<Response> => {
    const { code: typed } = await readJson(c, deviceLinkLookupBody)
    countRequest(rates.signIn, `link ${actor.id}`)
    const found = await inTransaction(deps.db, actor.id, (trx) =>
      reserveDeviceLink(trx, deps, { actor, typed }),
    )
    return c.json<DeviceLinkLookupReply>(found)
  }

const decide =
  ({ db, clock }: RealDeps, decision: 'approved' | 'declined') =>
  async (c: Ctx, actor: PatientActor): Promise<Response> => {
    if (decision === 'approved') await requirePasskeyProof(db, actor)
    const linkDecision = { actor, id: c.req.param('id') ?? '', nowMs: clock.now(), decision }
    await inTransaction(db, actor.id, (trx) => decideDeviceLink(trx, linkDecision))
    return c.body(null, 204)
  }
