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

/**
 * Whether the server heard from a phone of this patient since then. A phone that was reported lost since counts too:
 * the report may be false, and must not be the way round its owner.
 */
export async function hasDeviceInUse(db: Db, patientId: PatientId, sinceMs: number): Promise<boolean> {
  const found = await db
    .selectFrom('linked_devices')
    .innerJoin('sessions', 'sessions.device_id', 'linked_devices.device_id')
    .select('linked_devices.device_id')
    .where('patient_id', '=', patientId)
    .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('wipe', '=', 1)]))
    .where((eb) => eb(eb.fn.coalesce('last_seen_ms', 'created_ms'), '>=', sinceMs))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
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
