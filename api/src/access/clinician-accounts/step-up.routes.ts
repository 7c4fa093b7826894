import {
  stepUpBody,
  stepUpOptionsPath,
  type StepUpOptionsReply,
  stepUpPath,
} from '@second-wind/core/access/contract/clinician-auth'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { setSessionCookie } from '../../platform/authentication/session-cookie.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { startPasskeyAuthentication } from '../../platform/passkeys/authenticate-passkey.ts'
import { listPasskeys } from '../../platform/passkeys/passkeys.repo.ts'
import { findAccount } from './clinician-accounts.repo.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'
import { stepUp } from './step-up.ts'

/** Step-up for a clinician who is signed in. */
export function stepUpRoutes(deps: RealDeps, throttle: SignInThrottle): Route[] {
  const { db } = deps
  const own = {
    method: 'POST',
    who: 'clinician',
    subject: 'none',
    audit: 'act',
    action: 'clinician.step-up',
  } as const
  return [
    route({ ...own, path: stepUpOptionsPath, handle: start }),
    route({ ...own, path: stepUpPath, handle: finish }),
  ]

  async function start(c: Ctx, { id }: ClinicianActor): Promise<Response> {
    const owner = { kind: 'clinician', id } as const
    const reply = await inTransaction(db, undefined, async (trx): Promise<StepUpOptionsReply> => {
      const account = await findAccount(trx, { id })
      const hasPasskey = (await listPasskeys(trx, owner)).length > 0
      const passkey = hasPasskey
        ? await startPasskeyAuthentication(trx, deps, 'step-up.clinician', owner)
        : undefined
      return { hasCode: (account?.totp_secret ?? null) !== null, ...(passkey && { passkey }) }
    })
    return c.json(reply)
  }

  async function finish(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const proof = await readJson(c, stepUpBody)
    const who = { account: `step-up ${actor.id}`, source: `clinician ${actor.id}` }
    const token = await throttle.attempt(who, () => stepUp(deps, actor, proof))
    // Not 401: the session is still valid.
    if (token === undefined) throw new ApiError('forbidden', { message: 'We could not confirm who you are.' })
    setSessionCookie(c, 'clinician', token)
    return c.body(null, 204)
  }
}
