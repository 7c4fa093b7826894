import {
  passkeyOptionsPath,
  passkeySignInBody,
  passkeySignInPath,
  passwordSignInBody,
  passwordSignInPath,
} from '@second-wind/core/access/contract/clinician-auth'
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
import { hasSignedInBefore, knownBrowserOf, rememberBrowser } from './known-browser.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'
import { signInByPasskey, signInByPassword } from './sign-in.ts'

/** All refusals look the same, so that they do not reveal which accounts exist. */
export function signInRoutes(deps: RealDeps, rates: RateLimits, throttle: SignInThrottle): Route[] {
  const { db, config, real } = deps
  const open = { method: 'POST', who: 'anyone', subject: 'none', action: 'clinician.sign-in' } as const
  return [
    route({ ...open, path: passkeyOptionsPath, handle: startPasskey }),
    route({ ...open, path: passkeySignInPath, handle: finishPasskey }),
    route({ ...open, path: passwordSignInPath, handle: password }),
  ]

  /** What requests are counted by: a browser in which a clinician has signed in before, otherwise its network. */
  function sourceOf(c: Ctx): string {
    const browser = knownBrowserOf(c, real.pepper)
    return browser ? `browser ${browser.id}` : clientAddress(c, config)
  }

  async function startPasskey(c: Ctx): Promise<Response> {
    countRequest(rates.signedOut, sourceOf(c))
    const options = await inTransaction(db, undefined, (trx) =>
      startPasskeyAuthentication(trx, deps, 'sign-in.clinician'),
    )
    return c.json<Ceremony>(options)
  }

  /**
   * Not throttled by account: a signature cannot be guessed, and this sign-in must work while someone guesses
   * passwords.
   */
  async function finishPasskey(c: Ctx): Promise<Response> {
    countRequest(rates.signedOut, sourceOf(c))
    const body = await readJson(c, passkeySignInBody)
    return signedIn(c, await signInByPasskey(deps, body))
  }

  /** Somebody who guesses, from anywhere, takes no attempt and no turn from a user of a known browser. */
  async function password(c: Ctx): Promise<Response> {
    countRequest(rates.signedOut, sourceOf(c))
    const typed = await readJson(c, passwordSignInBody)
    const { username } = typed
    const browser = knownBrowserOf(c, real.pepper)
    const isKnown = browser !== undefined && hasSignedInBefore(browser, real.pepper, username)
    const source = isKnown ? sourceOf(c) : clientAddress(c, config)
    const token = await throttle.attempt({ account: `sign-in ${username}`, source }, () =>
      signInByPassword(deps, typed, { source, isKnown }),
    )
    return signedIn(c, token, username)
  }

  function signedIn(c: Ctx, token: string | undefined, username?: string): Response {
    if (token === undefined) throw new ApiError('unauthorised', { message: 'Sign-in failed.' })
    setSessionCookie(c, 'clinician', token)
    rememberBrowser(c, real.pepper, username)
    return c.body(null, 204)
  }
}
