import type { CreatedInvite } from '@second-wind/core/access/contract/invitations'
import {
  lostPhoneBody,
  lostPhonePath,
  newPhoneBody,
  newPhonePath,
  type PatientPhone,
  patientPhonesPath,
} from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import { listPhones } from '../accounts/list-patient-devices.ts'
import { revokeDeviceOf } from '../accounts/revoke-patient-device.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { readJson } from '../../platform/http/read-json.ts'
import type { ClinicianActor } from '../../platform/identity/actor.ts'
import { type Route, route } from '../../platform/identity/route.ts'
import { createInvite } from '../joining/create-invitation.ts'

/**
 * A patient telephones: the phone is lost, or there is a new one. Who calls is for the clinician to check. What an
 * unattended desk must not do needs a second proof.
 */
export function phonesRoutes(deps: RealDeps): Route[] {
  const { db, clock } = deps
  const about = { who: 'clinician-of-patient', subject: { param: 'patientId' } } as const
  const act = { ...about, method: 'POST', audit: 'act', stepUp: true } as const
  return [
    route({
      ...about,
      method: 'GET',
      path: patientPhonesPath(':patientId'),
      action: 'devices.list',
      audit: 'read',
      handle: list,
    }),
    route({ ...act, path: lostPhonePath(':patientId'), action: 'device.lost', handle: reportLost }),
    route({ ...act, path: newPhonePath(':patientId'), action: 'phone.invite', handle: invite }),
  ]

  async function list(c: Ctx, _actor: ClinicianActor, patientId: PatientId): Promise<Response> {
    return c.json<PatientPhone[]>(await listPhones(db, patientId))
  }

  async function reportLost(c: Ctx, by: ClinicianActor, patientId: PatientId): Promise<Response> {
    const { id: deviceId } = await readJson(c, lostPhoneBody)
    const what = { by, patientId, deviceId, isLost: true, nowMs: clock.now() }
    await db.transaction().execute((trx) => revokeDeviceOf(trx, what))
    return c.body(null, 204)
  }

  async function invite(c: Ctx, actor: ClinicianActor, patientId: PatientId): Promise<Response> {
    const { handover } = await readJson(c, newPhoneBody)
    const created = await db
      .transaction()
      .execute((trx) => createInvite(trx, deps, { actor, handover, patientId }))
    return c.json<CreatedInvite>(created, 201)
  }
}
