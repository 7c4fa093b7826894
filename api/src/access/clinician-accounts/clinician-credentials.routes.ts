import {
  enrolledReply,
  type EnrolledReply,
  type EnrolTotpReply,
} from '@second-wind/core/access/contract/clinician-auth'
import {
  changePasswordBody,
  changePasswordPath,
  newAuthenticatorBody,
  newAuthenticatorOptionsPath,
  newAuthenticatorPath,
  newRecoveryCodesPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { findClinician } from '../../platform/authentication/clinician.repo.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { setSessionCookie } from '../../platform/authentication/session-cookie.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { findAccount, setAccount } from './clinician-accounts.repo.ts'
import { issueClinicianRecoveryCodes } from './clinician-recovery-codes.ts'
import { finishSignInChange } from './finish-sign-in-change.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { validatePassword } from './password-policy.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'
import { startTotpEnrolment, confirmTotpEnrolment } from './totp-enrolment.ts'

/** A clinician's password, authenticator app and recovery codes. */
export const clinicianCredentialRoutes = (deps: RealDeps, throttle: SignInThrottle): Route[] => [
  route({
    ...own,
    path: changePasswordPath,
    action: 'clinician.change-password',
    handle: changePassword(deps, throttle),
  }),
  route({ ...renewing, path: newAuthenticatorOptionsPath, handle: startAuthenticator(deps) }),
  route({ ...renewing, path: newAuthenticatorPath, handle: finishAuthenticator(deps) }),
  route({
    ...own,
    path: newRecoveryCodesPath,
    action: 'clinician.new-recovery-codes',
    handle: newRecoveryCodes(deps),
  }),
]

const own = { method: 'POST', who: 'clinician', subject: 'self', audit: 'act', stepUp: true } as const
const renewing = { ...own, action: 'clinician.new-authenticator' } as const

const changePassword =
  (deps: RealDeps, throttle: SignInThrottle) =>
  async (c: Ctx, actor: ClinicianActor): Promise<Response> => {
    const { current, password } = await readJson(c, changePasswordBody)
    const { username, password_hash: before } = await accountWithPassword(deps.db, actor)
    const name = (await findClinician(deps.db, actor.id))?.name ?? ''
    const fault = validatePassword(password, [username, name])
    if (fault !== undefined) throw new ApiError('invalid', { fields: [{ path: 'password', message: fault }] })
    await requireCurrentPassword(deps, throttle, { id: actor.id, typed: current, stored: before })
    // The password is hashed before the transaction, which would otherwise block all other writes meanwhile.
    const password_hash = await hashPassword(deps, password)
    const token = await inTransaction(deps.db, undefined, async (trx) => {
      const account = await accountWithPassword(trx, actor)
      if (account.password_hash !== before) throw new ApiError('conflict', { message: changedMeanwhile })
      await setAccount(trx, actor.id, { password_hash })
      return finishSignInChange(trx, deps, actor, { action: 'clinician.change-password', endsOthers: true })
    })
    setSessionCookie(c, 'clinician', token)
    return c.body(null, 204)
  }

const startAuthenticator =
  (deps: RealDeps) =>
  async (c: Ctx, actor: ClinicianActor): Promise<Response> => {
    const offer = await inTransaction(deps.db, undefined, async (trx) =>
      startTotpEnrolment(trx, deps, await accountWithPassword(trx, actor)),
    )
    return c.json<EnrolTotpReply>(offer)
  }

const finishAuthenticator =
  (deps: RealDeps) =>
  async (c: Ctx, actor: ClinicianActor): Promise<Response> => {
    const { challengeId, code } = await readJson(c, newAuthenticatorBody)
    const token = await inTransaction(deps.db, undefined, async (trx) => {
      await accountWithPassword(trx, actor)
      const totp = await confirmTotpEnrolment(trx, deps, { id: actor.id, challengeId, code: code.trim() })
      await setAccount(trx, actor.id, totp)
      return finishSignInChange(trx, deps, actor, { action: 'clinician.new-authenticator', endsOthers: true })
    })
    setSessionCookie(c, 'clinician', token)
    return c.body(null, 204)
  }

const newRecoveryCodes =
  (deps: RealDeps) =>
  async (c: Ctx, actor: ClinicianActor): Promise<Response> => {
    const { token, recoveryCodes } = await inTransaction(deps.db, undefined, async (trx) => ({
      recoveryCodes: await issueClinicianRecoveryCodes(trx, deps.real, actor.id, iso(deps.clock.now())),
      token: await finishSignInChange(trx, deps, actor, {
        action: 'clinician.new-recovery-codes',
        endsOthers: true,
      }),
    }))
    setSessionCookie(c, 'clinician', token)
    return c.json<EnrolledReply>(enrolledReply.parse({ recoveryCodes }), 201)
  }

const changedMeanwhile = 'The password has been changed since you signed in. Sign in again.'

/** An account with passkeys only must not get a weaker sign-in method. @throws ApiError conflict */
async function accountWithPassword(trx: Db, { id }: ClinicianActor) {
  const account = await findAccount(trx, { id })
  if (account && account.password_hash !== null) return account
  throw new ApiError('conflict', { message: 'You do not sign in with a password.' })
}

type TypedPassword = { id: number; typed: string; stored: string | null }

/** Throttled like signing in. @throws ApiError forbidden, too_many_requests */
async function requireCurrentPassword(
  deps: RealDeps,
  throttle: SignInThrottle,
  { id, typed, stored }: TypedPassword,
): Promise<void> {
  const isRight = await throttle.attempt(
    { account: `password ${id}`, source: `clinician ${id}` },
    async () => (await verifyPassword(deps, typed, stored)) || undefined,
  )
  if (isRight === undefined) throw new ApiError('forbidden', { message: 'This is not the current password.' })
}
