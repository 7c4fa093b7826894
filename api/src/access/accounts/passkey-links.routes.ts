import {
  passkeyLinkBody,
  passkeyLinkOptionsPath,
  passkeyLinkPath,
  type PasskeyLinkReply,
} from '@second-wind/core/access/contract/devices'
import type { Ceremony } from '@second-wind/core/access/contract/webauthn'
import { type Route, route } from '../../platform/authentication/route.ts'
import { setSessionCookie } from '../../platform/authentication/session-cookie.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { countRequest, type RateLimits } from '../../platform/http/rate-limits.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { startPasskeyAuthentication } from '../../platform/passkeys/authenticate-passkey.ts'
import { linkByPasskey } from './link-by-passkey.ts'

const refusalDetails = {
  conflict: { message: 'This phone already had an account.' },
  unauthorised: { message: 'Sign-in failed.' },
  too_many_devices: {},
}

/** Links another phone, or a replacement for a lost one, by passkey and without another phone. */
export function passkeyLinkRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  const { db, config } = deps
  const open = { method: 'POST', who: 'anyone', subject: 'none', action: 'device.link' } as const
  return [
    route({ ...open, path: passkeyLinkOptionsPath, handle: start }),
    route({ ...open, path: passkeyLinkPath, handle: link }),
  ]

  async function start(c: Ctx): Promise<Response> {
    countRequest(rates.signedOut, clientAddress(c, config))
    return c.json<Ceremony>(
      await inTransaction(db, undefined, (trx) => startPasskeyAuthentication(trx, deps, 'link.patient')),
    )
  }

  /** Not throttled by account: a signature cannot be guessed. */
  async function link(c: Ctx): Promise<Response> {
    countRequest(rates.signedOut, clientAddress(c, config))
    const body = await readJson(c, passkeyLinkBody)
    const linked = await inTransaction(db, undefined, (trx) => linkByPasskey(trx, deps, body))
    if (typeof linked === 'string') {
      throw new ApiError(linked, refusalDetails[linked])
    }
    setSessionCookie(c, 'patient', linked.token)
    return c.json<PasskeyLinkReply>(linked.reply, 201)
  }
}
