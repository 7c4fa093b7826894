import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'

/** The most recent contact first; phones that never made contact come last. */
export async function listKnownDevices(db: Db, patientId: PatientId) {
  const reporting = await db
    .selectFrom('devices')
    .leftJoin('linked_devices', 'linked_devices.device_id', 'devices.device_id')
    .select([
      'devices.device_id',
      'last_heard_at',
      'pending_count',
      'app_version',
      'label',
      'revoked_at',
      'wipe',
    ])
    .where('devices.patient_id', '=', patientId)
    .orderBy('last_heard_at', 'desc')
    .execute()
  const silent = await db
    .selectFrom('linked_devices')
    .select(['device_id', 'label', 'revoked_at', 'wipe'])
    .where('patient_id', '=', patientId)
    .where('device_id', 'not in', (eb) =>
      eb.selectFrom('devices').select('device_id').where('patient_id', '=', patientId),
    )
    .orderBy('linked_at')
    .execute()
  return [
    ...reporting,
    ...silent.map((device) => ({ ...device, last_heard_at: null, pending_count: 0, app_version: null })),
  ]
}
