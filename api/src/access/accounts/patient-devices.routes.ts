import type { CreatedInvitation } from '@second-wind/core/access/contract/invitations'
import {
  reportLostDeviceBody,
  reportLostDevicePath,
  newDeviceInvitationBody,
  newDeviceInvitationPath,
  type PatientDevice,
  patientDevicesPath,
} from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { getPatient } from '../../records/profile/patients.repo.ts'
import { createInvitation } from '../join/create-invitation.ts'
import { listPatientDevices } from './list-patient-devices.ts'
import { revokePatientDevice } from './revoke-patient-device.ts'

/**
 * The routes for a patient who telephones about a lost or new phone. The clinician must check who is calling. What must
 * not be possible at an unattended desk requires step-up.
 */
export function patientDeviceRoutes(deps: RealDeps): Route[] {
  const { db, clock } = deps
  const about = { who: 'clinician-of-patient', subject: { param: 'patientId' } } as const
  const act = { ...about, method: 'POST', audit: 'act', stepUp: true } as const
  return [
    route({
      ...about,
      method: 'GET',
      path: patientDevicesPath(':patientId'),
      action: 'devices.list',
      audit: 'read',
      handle: list,
    }),
    route({ ...act, path: reportLostDevicePath(':patientId'), action: 'device.lost', handle: reportLost }),
    route({ ...act, path: newDeviceInvitationPath(':patientId'), action: 'phone.invite', handle: invite }),
  ]

  async function list(c: Ctx, _actor: ClinicianActor, patientId: PatientId): Promise<Response> {
    return c.json<PatientDevice[]>(await listPatientDevices(db, patientId))
  }

  async function reportLost(c: Ctx, by: ClinicianActor, patientId: PatientId): Promise<Response> {
    const { id: deviceId } = await readJson(c, reportLostDeviceBody)
    const revocation = { by, patientId, deviceId, isLost: true, nowMs: clock.now() }
    await inTransaction(db, patientId, (trx) => revokePatientDevice(trx, revocation))
    return c.body(null, 204)
  }

  async function invite(c: Ctx, actor: ClinicianActor, patientId: PatientId): Promise<Response> {
    const { handover } = await readJson(c, newDeviceInvitationBody)
    const created = await inTransaction(db, patientId, async (trx) => {
      const { dateOfBirth, nhsNumber } = await getPatient(trx, patientId)
      const identity = { dateOfBirth, nhsNumber }
      return createInvitation(trx, deps, { actor, handover, identity, patientId })
    })
    return c.json<CreatedInvitation>(created, 201)
  }
}
