import {
  addPasskeyBody,
  addPasskeyOptionsPath,
  addPasskeyPath,
  removePasskeyPath,
  renamePasskeyBody,
  renamePasskeyPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import type { Ceremony } from '@second-wind/core/access/contract/webauthn'
import { writeAudit } from '../../platform/audit/write-audit.ts'
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
import { listPasskeys, removePasskeys, renamePasskey } from '../../platform/passkeys/passkeys.repo.ts'
import { startPasskeyRegistration, registerPasskey } from '../../platform/passkeys/register-passkey.ts'
import { findAccount } from './clinician-accounts.repo.ts'
import { finishSignInChange } from './finish-sign-in-change.ts'

/** Adding, renaming and removing a clinician's passkeys. */
export const clinicianPasskeyRoutes = (deps: RealDeps): Route[] => [
  route({ ...adding, path: addPasskeyOptionsPath, handle: start(deps) }),
  route({ ...adding, path: addPasskeyPath, handle: add(deps) }),
  route({ ...own, path: renamePasskeyPath(':id'), action: 'clinician.rename-passkey', handle: rename(deps) }),
  route({
    ...own,
    path: removePasskeyPath(':id'),
    stepUp: true,
    action: 'clinician.remove-passkey',
    handle: remove(deps),
  }),
]

const own = { method: 'POST', who: 'clinician', subject: 'self', audit: 'act' } as const
const adding = { ...own, stepUp: true, action: 'clinician.add-passkey' } as const

const start =
  (deps: RealDeps) =>
  async (c: Ctx, { id }: ClinicianActor): Promise<Response> => {
    const options = await inTransaction(deps.db, undefined, async (trx) => {
      const [account, clinician] = [await findAccount(trx, { id }), await findClinician(trx, id)]
      const shown = { userName: account?.username ?? '', displayName: clinician?.name ?? '' }
      return startPasskeyRegistration(trx, deps, ownerOf(id), shown)
    })
    return c.json<Ceremony>(options)
  }

const add =
  (deps: RealDeps) =>
  async (c: Ctx, actor: ClinicianActor): Promise<Response> => {
    const made = await readJson(c, addPasskeyBody)
    const token = await inTransaction(deps.db, undefined, async (trx) => {
      const object = await registerPasskey(trx, deps, ownerOf(actor.id), made)
      // Not thrown: the transaction must commit, because the challenge is consumed.
      if (object === undefined) return undefined
      return finishSignInChange(trx, deps, actor, {
        action: 'clinician.add-passkey',
        object,
        endsOthers: false,
      })
    })
    if (token === undefined) throw new ApiError('invalid', { message: 'You cannot use this passkey here.' })
    setSessionCookie(c, 'clinician', token)
    return c.body(null, 204)
  }

const rename =
  ({ db, clock }: RealDeps) =>
  async (c: Ctx, actor: ClinicianActor): Promise<Response> => {
    const id = c.req.param('id') ?? ''
    const { label } = await readJson(c, renamePasskeyBody)
    await inTransaction(db, undefined, async (trx) => {
      await requireOwnPasskey(trx, actor, id)
      await renamePasskey(trx, id, label)
      const at = iso(clock.now())
      await writeAudit(trx, { at, actor, action: 'clinician.rename-passkey', object: id })
    })
    return c.body(null, 204)
  }

const remove =
  (deps: RealDeps) =>
  async (c: Ctx, actor: ClinicianActor): Promise<Response> => {
    const id = c.req.param('id') ?? ''
    const token = await inTransaction(deps.db, undefined, async (trx) => {
      await requireOwnPasskey(trx, actor, id)
      await requireOtherSignInMethod(trx, actor)
      const at = iso(deps.clock.now())
      await removePasskeys(trx, ownerOf(actor.id), { at, only: id })
      const change = { action: 'clinician.remove-passkey', object: id, endsOthers: true }
      return finishSignInChange(trx, deps, actor, change)
    })
    setSessionCookie(c, 'clinician', token)
    return c.body(null, 204)
  }

const ownerOf = (id: number) => ({ kind: 'clinician', id }) as const

/** @throws ApiError not_found, also for another clinician's passkey */
async function requireOwnPasskey(trx: Db, { id }: ClinicianActor, credentialId: string): Promise<void> {
  const passkeys = await listPasskeys(trx, ownerOf(id))
  if (!passkeys.some((passkey) => passkey.credential_id === credentialId)) throw new ApiError('not_found')
}

/** Recovery codes do not count: each signs in once. @throws ApiError conflict */
async function requireOtherSignInMethod(trx: Db, { id }: ClinicianActor): Promise<void> {
  const [passkeys, account] = [await listPasskeys(trx, ownerOf(id)), await findAccount(trx, { id })]
  if (passkeys.length > 1 || (account?.password_hash ?? null) !== null) return
  throw new ApiError('conflict', { message: 'This is the only way to sign in. Add another one first.' })
}
