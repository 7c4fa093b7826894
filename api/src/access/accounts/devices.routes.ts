import { type Device, devicesPath, revokeDeviceBody } from '@second-wind/core/access/contract/devices'
import { deviceLimits } from '@second-wind/core/access/device-limits'
import { recordId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { findLinkedDevice } from '../../platform/authentication/linked-devices.repo.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { listPatientDevices } from './list-patient-devices.ts'
import { revokePatientDevice } from './revoke-patient-device.ts'

export function deviceRoutes({ db, clock }: RealDeps): Route[] {
  const own = { who: 'patient', subject: 'self' } as const
  return [
    route({ ...own, method: 'GET', path: devicesPath, action: 'devices.list', handle: list }),
    route({
      ...own,
      method: 'POST',
      assurance: 'just-proved',
      path: `${devicesPath}/:id/revoke`,
      action: 'device.revoke',
      handle: revoke,
    }),
  ]

  async function list(c: Ctx, actor: PatientActor): Promise<Response> {
    return c.json<Device[]>(await listOwnDevices(db, actor))
  }

  async function revoke(c: Ctx, actor: PatientActor): Promise<Response> {
    const { lost } = await readJson(c, revokeDeviceBody)
    const id = recordId.safeParse(c.req.param('id'))
    if (!id.success) throw new ApiError('not_found')
    const actorAndPatient = { by: actor, patientId: actor.id }
    const revocation = { ...actorAndPatient, deviceId: id.data, isLost: lost, nowMs: clock.now() }
    await inTransaction(db, actor.id, async (trx) => {
      await refuseFromJustLinkedDevice(trx, actor, revocation)
      await revokePatientDevice(trx, revocation)
    })
    return c.body(null, 204)
  }
}

/**
 * A person who has linked a phone must not be able to shut the owner out with it before the owner has seen the
 * notice. A passkey proves the owner, who may have lost the only other phone.
 *
 * @throws ApiError device_too_new
 */
async function refuseFromJustLinkedDevice(
  trx: Db,
  { id, deviceId }: PatientActor,
  target: { deviceId: string; nowMs: number },
): Promise<void> {
  const own = deviceId === null ? undefined : await findLinkedDevice(trx, deviceId)
  const other = await findLinkedDevice(trx, target.deviceId)
  if (!own || other?.patient_id !== id || own.linked_by === 'passkey') return
  if (other.linked_at >= own.linked_at) return
  const ageMs = target.nowMs - epochMs(own.linked_at)
  if (ageMs < deviceLimits.justLinkedMs) throw new ApiError('device_too_new')
}

async function listOwnDevices(db: Db, { id, deviceId }: PatientActor): Promise<Device[]> {
  const phones = await listPatientDevices(db, id)
  return phones.map((phone) => ({ ...phone, isThis: phone.id === deviceId }))
}
