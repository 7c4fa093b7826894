import type { PatientId } from '@second-wind/core/platform/ids'
import type { Insertable, Selectable } from 'kysely'
import type { AccessTables } from '../db/access-tables.ts'
import type { Db } from '../db/database.ts'

export type LinkedDevice = Selectable<AccessTables['linked_devices']>

export async function insertLinkedDevice(
  trx: Db,
  device: Insertable<AccessTables['linked_devices']>,
): Promise<void> {
  await trx.insertInto('linked_devices').values(device).execute()
}

export async function findLinkedDevice(db: Db, deviceId: string): Promise<LinkedDevice | undefined> {
  return db.selectFrom('linked_devices').selectAll().where('device_id', '=', deviceId).executeTakeFirst()
}

/** Newest first, without revoked ones. */
export async function listLinkedDevices(db: Db, patientId: PatientId): Promise<LinkedDevice[]> {
  return db
    .selectFrom('linked_devices')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('revoked_at', 'is', null)
    .orderBy('linked_at', 'desc')
    .orderBy('device_id')
    .execute()
}

export async function markDeviceRevoked(
  trx: Db,
  deviceId: string,
  { at, wipe }: { at: string; wipe: boolean },
): Promise<void> {
  await trx
    .updateTable('linked_devices')
    .set({ revoked_at: at, wipe: wipe ? 1 : 0 })
    .where('device_id', '=', deviceId)
    .execute()
}

export async function setDeviceAuthenticated(trx: Db, deviceId: string, nowMs: number): Promise<void> {
  await trx
    .updateTable('linked_devices')
    .set({ authenticated_ms: nowMs })
    .where('device_id', '=', deviceId)
    .execute()
}
