import {
  addPasskeyBody,
  addPasskeyOptionsPath,
  addPasskeyPath,
  stepUpBody,
  stepUpOptionsPath,
  type StepUpOptionsReply,
  stepUpPath,
} from '@second-wind/core/contract/clinician-auth'
import type { Ceremony } from '@second-wind/core/contract/webauthn'
import { writeAudit } from '../audit/write-audit.ts'
import { findClinician } from '../clinician/clinician.repo.ts'
import type { Ctx, RealDeps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { clientAddress } from '../http/client-address.ts'
import { readJson } from '../http/read-json.ts'
import type { ClinicianActor } from '../identity/actor.ts'
import { type Route, route } from '../identity/route.ts'
import { setSessionCookie } from '../identity/session-cookie.ts'
import { passkeyToAssert } from '../passkeys/assert-passkey.ts'
import { listPasskeys } from '../passkeys/passkeys.repo.ts'
import { passkeyToRegister, registerPasskey } from '../passkeys/register-passkey.ts'
import { findAccount } from './accounts.repo.ts'
import type { LoginThrottle } from './login-throttle.ts'
import { stepUp } from './step-up.ts'

/** For whoever is signed in: proving it once more, and adding a way to sign in. */
export function stepUpRoutes(deps: RealDeps, throttle: LoginThrottle): Route[] {
  const { db, clock, config } = deps
  const own = { method: 'POST', who: 'clinician', subject: 'nobody', audit: 'act' } as const
  return [
    route({ ...own, path: stepUpOptionsPath, action: 'clinician.step-up', handle: startStepUp }),
    route({ ...own, path: stepUpPath, action: 'clinician.step-up', handle: finishStepUp }),
    route({
      ...own,
      path: addPasskeyOptionsPath,
      stepUp: true,
      action: 'clinician.add-passkey',
      handle: startPasskey,
    }),
    route({
      ...own,
      path: addPasskeyPath,
      stepUp: true,
      action: 'clinician.add-passkey',
      handle: addPasskey,
    }),
  ]

  async function startStepUp(c: Ctx, { id }: ClinicianActor): Promise<Response> {
    const owner = { kind: 'clinician', id } as const
    const reply = await db.transaction().execute(async (trx): Promise<StepUpOptionsReply> => {
      const account = await findAccount(trx, { id })
      const hasPasskey = (await listPasskeys(trx, owner)).length > 0
      const passkey = hasPasskey ? await passkeyToAssert(trx, deps, 'step-up.clinician', owner) : undefined
      return { hasCode: (account?.totp_secret ?? null) !== null, ...(passkey && { passkey }) }
    })
    return c.json(reply)
  }

  async function finishStepUp(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const proof = await readJson(c, stepUpBody)
    const who = { account: `step-up ${actor.id}`, address: clientAddress(c, config) }
    throttle.begin(who)
    const token = await stepUp(deps, actor, proof)
    throttle[token === undefined ? 'failed' : 'succeeded'](who)
    // Not 401: the session is as good as before.
    if (token === undefined) throw new ApiError('forbidden', { message: 'This does not prove who you are.' })
    setSessionCookie(c, 'clinician', token)
    return c.body(null, 204)
  }

  async function startPasskey(c: Ctx, { id }: ClinicianActor): Promise<Response> {
    const options = await db.transaction().execute(async (trx) => {
      const [account, clinician] = [await findAccount(trx, { id }), await findClinician(trx, id)]
      const shown = { userName: account?.username ?? '', displayName: clinician?.name ?? '' }
      return passkeyToRegister(trx, deps, { kind: 'clinician', id }, shown)
    })
    return c.json<Ceremony>(options)
  }

  async function addPasskey(c: Ctx, actor: ClinicianActor): Promise<Response> {
    const made = await readJson(c, addPasskeyBody)
    const at = new Date(clock.now()).toISOString()
    const credentialId = await db.transaction().execute(async (trx) => {
      const kept = await registerPasskey(trx, deps, { kind: 'clinician', id: actor.id }, made)
      if (kept !== undefined) await writeAudit(trx, { at, actor, action: 'clinician.add-passkey' })
      return kept
    })
    if (credentialId === undefined)
      throw new ApiError('invalid', { message: 'This passkey cannot be used here.' })
    return c.body(null, 204)
  }
}
