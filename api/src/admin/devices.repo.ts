import type { Selectable } from 'kysely'
import type { PatientId } from '@second-wind/core/model/ids'
import type { Db, Tables } from '../db/database.ts'

/** Most recently heard first. */
export function listDevicesOf(db: Db, patientId: PatientId): Promise<Selectable<Tables['devices']>[]> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('last_heard_at', 'desc')
    .execute()
}
