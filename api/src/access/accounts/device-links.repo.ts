import type { PatientId } from '@second-wind/core/platform/ids'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AccessTables } from '../../platform/db/access-tables.ts'
import type { Db } from '../../platform/db/database.ts'

export type DeviceLinkRow = Selectable<AccessTables['device_links']>

/** Also deletes expired links, which name phones and have no further use. */
export async function insertDeviceLink(
  trx: Db,
  row: Insertable<AccessTables['device_links']>,
  beforeMs: number,
): Promise<void> {
  await trx.deleteFrom('device_links').where('expires_ms', '<', beforeMs).execute()
  await trx.insertInto('device_links').values(row).execute()
}

export async function findDeviceLink(
  db: Db,
  by: { id: string } | { codeHash: string } | { id: string; secretHash: string },
): Promise<DeviceLinkRow | undefined> {
  let found = db.selectFrom('device_links').selectAll()
  if ('id' in by) found = found.where('id', '=', by.id)
  if ('codeHash' in by) found = found.where('code_hash', '=', by.codeHash)
  if ('secretHash' in by) found = found.where('secret_hash', '=', by.secretHash)
  return found.executeTakeFirst()
}

export async function updateDeviceLink(
  trx: Db,
  id: string,
  change: Updateable<AccessTables['device_links']>,
): Promise<void> {
  await trx.updateTable('device_links').set(change).where('id', '=', id).execute()
}

/** Links that this patient reserved or approved and that the phone has not claimed. */
export async function declineOpenLinks(trx: Db, patientId: PatientId): Promise<void> {
  await trx
    .updateTable('device_links')
    .set({ state: 'declined' })
    .where('patient_id', '=', patientId)
    .where('state', 'in', ['waiting', 'approved'])
    .execute()
}
