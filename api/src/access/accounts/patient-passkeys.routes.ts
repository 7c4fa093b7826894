import {
  patientPasskeyBody,
  patientPasskeyOptionsPath,
  patientPasskeysPath,
  removePatientPasskeyPath,
  type PatientPasskeysReply,
} from '@second-wind/core/access/contract/reauth'
import type { Ceremony } from '@second-wind/core/access/contract/webauthn'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { listPasskeys, removePasskeys, wasPasskeyOf } from '../../platform/passkeys/passkeys.repo.ts'
import { startPasskeyRegistration, registerPasskey } from '../../platform/passkeys/register-passkey.ts'
import { getPatient } from '../../records/profile/patients.repo.ts'

/** A patient's passkeys, the alternative to the printed recovery code. */
export const patientPasskeyRoutes = (deps: RealDeps): Route[] => [
  route({ ...own, method: 'GET', path: patientPasskeysPath, action: 'passkeys.list', handle: list(deps) }),
  route({ ...adding, path: patientPasskeyOptionsPath, handle: start(deps) }),
  route({ ...adding, path: patientPasskeysPath, handle: add(deps) }),
  route({
    ...changing,
    path: removePatientPasskeyPath(':id'),
    action: 'passkey.remove',
    handle: remove(deps),
  }),
]

const own = { who: 'patient', subject: 'self' } as const
const changing = { ...own, method: 'POST', assurance: 'just-proved' } as const
const adding = { ...changing, action: 'passkey.add' } as const

const list =
  ({ db }: RealDeps) =>
  async (c: Ctx, { id }: PatientActor): Promise<Response> => {
    const passkeys = await listPasskeys(db, { kind: 'patient', id })
    return c.json<PatientPasskeysReply>(
      passkeys.map((one) => ({
        id: one.credential_id,
        label: one.label,
        createdAt: one.created_at,
        lastUsedAt: one.last_used_at,
      })),
    )
  }

const start =
  (deps: RealDeps) =>
  async (c: Ctx, { id }: PatientActor): Promise<Response> => {
    const options = await inTransaction(deps.db, id, async (trx) => {
      const { name } = await getPatient(trx, id)
      return startPasskeyRegistration(
        trx,
        deps,
        { kind: 'patient', id },
        { userName: name, displayName: name },
      )
    })
    return c.json<Ceremony>(options)
  }

const add =
  (deps: RealDeps) =>
  async (c: Ctx, actor: PatientActor): Promise<Response> => {
    const made = await readJson(c, patientPasskeyBody)
    const at = iso(deps.clock.now())
    const credentialId = await inTransaction(deps.db, actor.id, async (trx) => {
      const kept = await registerPasskey(trx, deps, { kind: 'patient', id: actor.id }, made)
      if (kept !== undefined) await writeAudit(trx, { at, actor, action: 'passkey.add', patientId: actor.id })
      return kept
    })
    if (credentialId === undefined)
      throw new ApiError('invalid', { message: 'You cannot use this passkey here.' })
    return c.body(null, 201)
  }

/** Repeating it has no effect: the first reply may have been lost. */
const remove =
  ({ db, clock }: RealDeps) =>
  async (c: Ctx, actor: PatientActor): Promise<Response> => {
    const [at, only] = [iso(clock.now()), c.req.param('id') ?? '']
    await inTransaction(db, actor.id, async (trx) => {
      const owner = { kind: 'patient', id: actor.id } as const
      if (!(await wasPasskeyOf(trx, owner, only))) throw new ApiError('not_found')
      if ((await removePasskeys(trx, owner, { at, only })) === 0n) return
      await writeAudit(trx, { at, actor, action: 'passkey.remove', patientId: actor.id })
    })
    return c.body(null, 204)
  }
