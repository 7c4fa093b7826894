import { createUserBody, updateUserBody } from '@second-wind/core/records/contract'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Ctx, Deps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { findPatient, getPatient } from '../../records/profile/patients.repo.ts'
import { writeViaRest } from './write-via-rest.ts'

export function patientRoutes(deps: Deps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/users',
      who: 'patient',
      subject: 'self',
      action: 'profile.read',
      handle: readProfile,
    }),
    route({
      method: 'GET',
      path: '/api/users/:id',
      who: 'patient',
      subject: { param: 'id' },
      action: 'profile.read',
      handle: readProfile,
    }),
    ...(['PUT', 'PATCH'] as const).map((method) =>
      route({
        method,
        path: '/api/users/:id',
        who: 'patient',
        subject: { param: 'id' },
        action: 'profile.update',
        handle: async (c, actor) => {
          const payload = await readJson(c, updateUserBody)
          return writeProfile(deps, c, actor, { kind: 'profile.patch', payload, status: 200 })
        },
      }),
    ),
  ]

  async function readProfile(c: Ctx, actor: PatientActor): Promise<Response> {
    const patient = await findPatient(deps.db, actor.id)
    if (!patient) throw new ApiError('not_found')
    return c.json(patient)
  }
}

/** Creates the demo user's profile in place of the sample person. Real mode requires an invitation first. */
export const profileCreation = (deps: Deps): Route =>
  route({
    method: 'POST',
    path: '/api/users',
    who: 'patient',
    subject: 'self',
    action: 'profile.create',
    handle: async (c, actor) => {
      const payload = await readJson(c, createUserBody)
      return writeProfile(deps, c, actor, { kind: 'profile.create', payload, status: 201 })
    },
  })

function writeProfile(
  deps: Deps,
  c: Ctx,
  actor: PatientActor,
  change: { kind: 'profile.create' | 'profile.patch'; payload: unknown; status: 200 | 201 },
): Promise<Response> {
  return writeViaRest(deps, c, actor, {
    ...change,
    clientFields: {},
    entityId: String(actor.id),
    readBack: (trx) => getPatient(trx, actor.id),
  })
}
