import { type Device, devicesPath, revokeDeviceBody } from '@second-wind/core/access/contract/devices'
import { recordId } from '@second-wind/core/platform/ids'
import type { PatientActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import type { Db } from '../../platform/db/database.ts'
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
    const what = { ...actorAndPatient, deviceId: id.data, isLost: lost, nowMs: clock.now() }
    await db.transaction().execute((trx) => revokePatientDevice(trx, what))
    return c.body(null, 204)
  }
}

async function listOwnDevices(db: Db, { id, deviceId }: PatientActor): Promise<Device[]> {
  const phones = await listPatientDevices(db, id)
  return phones.map((phone) => ({ ...phone, isThis: phone.id === deviceId }))
}
