import {
  enrolBody,
  enrolledReply,
  type EnrolledReply,
  enrolmentLookupPath,
  type EnrolmentLookupReply,
  enrolPasskeyBody,
  enrolPasskeyOptionsPath,
  enrolPasskeyPath,
  enrolPasswordBody,
  enrolPasswordPath,
  enrolTotpPath,
  type EnrolTotpReply,
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
import { startPasskeyRegistration, registerPasskey } from '../../platform/passkeys/register-passkey.ts'
import { finishEnrolment, openEnrolment } from './enrolment.ts'
import { hashPassword } from './password-hash.ts'
import { validatePassword } from './password-policy.ts'
import { startTotpEnrolment, confirmTotpEnrolment } from './totp-enrolment.ts'

/** Lets the holder of an enrolment link choose how to sign in. */
export function enrolRoutes(deps: RealDeps, rates: RateLimits): Route[] {
  const limited = (handle: (c: Ctx) => Promise<Response>) => (c: Ctx) => {
    countRequest(rates.signedOut, clientAddress(c, deps.config))
    return handle(c)
  }
  return [
    route({ ...open, path: enrolmentLookupPath, handle: limited(readEnrolment(deps)) }),
    route({ ...open, path: enrolPasskeyOptionsPath, handle: limited(startPasskey(deps)) }),
    route({ ...open, path: enrolPasskeyPath, handle: limited(finishPasskey(deps)) }),
    route({ ...open, path: enrolTotpPath, handle: limited(startTotp(deps)) }),
    route({ ...open, path: enrolPasswordPath, handle: limited(finishPassword(deps)) }),
  ]
}

const open = { method: 'POST', who: 'anyone', subject: 'none', action: 'clinician.enrol' } as const

const readEnrolment =
  (deps: RealDeps) =>
  async (c: Ctx): Promise<Response> => {
    const { token } = await readJson(c, enrolBody)
    const { account, clinician } = await openEnrolment(deps.db, deps, token)
    return c.json<EnrolmentLookupReply>({ clinician, username: account.username })
  }

const startPasskey =
  (deps: RealDeps) =>
  async (c: Ctx): Promise<Response> => {
    const { token } = await readJson(c, enrolBody)
    const { challengeId, options } = await inTransaction(deps.db, undefined, async (trx) => {
      const { account, clinician } = await openEnrolment(trx, deps, token)
      const owner = { kind: 'clinician', id: clinician.id } as const
      const shown = { userName: account.username, displayName: clinician.name }
      return startPasskeyRegistration(trx, deps, owner, shown)
    })
    // Existing passkeys end with this enrolment, so an authenticator that holds one may replace it.
    return c.json<Ceremony>({ challengeId, options: { ...options, excludeCredentials: [] } })
  }

const finishPasskey =
  (deps: RealDeps) =>
  async (c: Ctx): Promise<Response> => {
    const { token, ...made } = await readJson(c, enrolPasskeyBody)
    const finished = await inTransaction(deps.db, undefined, async (trx) => {
      const { clinician } = await openEnrolment(trx, deps, token)
      const owner = { kind: 'clinician', id: clinician.id } as const
      const credentialId = await registerPasskey(trx, deps, owner, made)
      // Not thrown: the transaction must commit, because the challenge is consumed.
      if (credentialId === undefined) return undefined
      return finishEnrolment(trx, deps, { id: owner.id, method: { kind: 'passkey', credentialId } })
    })
    if (!finished) throw new ApiError('invalid', { message: 'You cannot use this passkey here.' })
    return signedIn(c, finished)
  }

const startTotp =
  (deps: RealDeps) =>
  async (c: Ctx): Promise<Response> => {
    const { token } = await readJson(c, enrolBody)
    const offer = await inTransaction(deps.db, undefined, async (trx) => {
      const { account } = await openEnrolment(trx, deps, token)
      return startTotpEnrolment(trx, deps, account)
    })
    return c.json<EnrolTotpReply>(offer)
  }

const finishPassword =
  (deps: RealDeps) =>
  async (c: Ctx): Promise<Response> => {
    const { token, challengeId, password, code } = await readJson(c, enrolPasswordBody)
    const { account, clinician } = await openEnrolment(deps.db, deps, token)
    const fault = validatePassword(password, [account.username, clinician.name])
    if (fault !== undefined) throw wrong('password', fault)
    // The password is hashed before the transaction, which would otherwise block all other writes meanwhile.
    const password_hash = await hashPassword(deps, password)
    const finished = await inTransaction(deps.db, undefined, async (trx) => {
      await openEnrolment(trx, deps, token)
      const totp = await confirmTotpEnrolment(trx, deps, { id: clinician.id, challengeId, code: code.trim() })
      const method = { kind: 'password', password_hash, ...totp } as const
      return finishEnrolment(trx, deps, { id: clinician.id, method })
    })
    return signedIn(c, finished)
  }

function signedIn(c: Ctx, { token, recoveryCodes }: EnrolledReply & { token: string }): Response {
  setSessionCookie(c, 'clinician', token)
  return c.json(enrolledReply.parse({ recoveryCodes }), 201)
}

const wrong = (path: string, message: string) => new ApiError('invalid', { fields: [{ path, message }] })
