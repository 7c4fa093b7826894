import {
  deviceChallengeBody,
  deviceChallengePath,
  type DeviceChallengeReply,
  deviceProof,
  renewBody,
  renewPath,
  reopenPath,
} from '@second-wind/core/access/contract/reauth'
import { type Route, route } from '../../platform/authentication/route.ts'
import { setSessionCookie } from '../../platform/authentication/session-cookie.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { countRequest, type RateLimits } from '../../platform/http/rate-limits.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { startPasskeyAuthentication } from '../../platform/passkeys/authenticate-passkey.ts'
import { signInThrottle } from '../clinician-accounts/sign-in-throttle.ts'
import { challengeDevice } from './device-proof.ts'
import { renewSession } from './renew-session.ts'
import { reopenSession } from './reopen-session.ts'

/** Renews the session of a linked phone after it has ended or become stale. All refusals look the same. */
export function reauthRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  const { db, config } = deps
  const throttle = signInThrottle({ signIn: rates.signIn, signInFailures: rates.reauthFailures }, deps.clock)
  const open = { method: 'POST', who: 'anyone', subject: 'none' } as const
  return [
    route({ ...open, path: deviceChallengePath, action: 'session.challenge', handle: challenge }),
    route({ ...open, path: reopenPath, action: 'session.reopen', handle: reopen }),
    route({ ...open, path: renewPath, action: 'session.renew', handle: renew }),
  ]

  async function challenge(c: Ctx): Promise<Response> {
    countRequest(rates.signedOut, clientAddress(c, config))
    const { deviceId, for: purpose } = await readJson(c, deviceChallengeBody)
    const reply = await inTransaction(db, undefined, async (trx): Promise<DeviceChallengeReply> => {
      const forDevice = await challengeDevice(trx, deps, { deviceId, purpose })
      if (purpose === 'reopen') return forDevice
      return { ...forDevice, passkey: await startPasskeyAuthentication(trx, deps, 'sign-in.patient') }
    })
    return c.json(reply)
  }

  /** Throttled like passwords, although a signature cannot be guessed, because each refusal adds an audit row. */
  async function reopen(c: Ctx): Promise<Response> {
    const proof = await readJson(c, deviceProof)
    return throttled(c, `reopen ${proof.deviceId}`, () =>
      inTransaction(db, undefined, (trx) => reopenSession(trx, deps, proof)),
    )
  }

  async function renew(c: Ctx): Promise<Response> {
    const body = await readJson(c, renewBody)
    return throttled(c, `renew ${body.device.deviceId}`, () =>
      inTransaction(db, undefined, (trx) => renewSession(trx, deps, body)),
    )
  }

  type Renewal = { reply: object; token?: string } | undefined

  async function throttled(
    c: Ctx,
    account: string,
    renewSessionOnce: () => Promise<Renewal>,
  ): Promise<Response> {
    const who = { account, source: clientAddress(c, config) }
    countRequest(rates.signedOut, who.source)
    const found = await throttle.attempt(who, renewSessionOnce)
    if (!found) throw new ApiError('unauthorised', { message: 'Sign-in failed.' })
    if (found.token !== undefined) setSessionCookie(c, 'patient', found.token)
    return c.json(found.reply)
  }
}
