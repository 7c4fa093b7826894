import type { PatientId } from '@second-wind/core/platform/ids'
import type { Activity, ActivityPatch } from '@second-wind/core/records/activity'
import type { Db } from '../../platform/db/database.ts'
import { type ActivityRow, toActivity, toActivityColumns } from './activities.table.ts'

export async function insertActivities(trx: Db, rows: readonly ActivityRow[]): Promise<void> {
  await trx.insertInto('activities').values(rows).execute()
}

/** False when this patient has no such activity. */
export async function patchActivity(
  trx: Db,
  owner: PatientId,
  id: string,
  patch: ActivityPatch,
): Promise<boolean> {
  const { numUpdatedRows: updated } = await trx
    .updateTable('activities')
    // An empty patch still returns whether the activity exists.
    .set({ ...toActivityColumns(patch), id })
    .where('id', '=', id)
    .where('patient_id', '=', owner)
    .executeTakeFirst()
  return updated === 1n
}

/** Newest first; of one local day when `localDate` is given. */
export async function listActivities(
  db: Db,
  owner: PatientId,
  { limit, localDate }: { limit: number; localDate: string | undefined },
): Promise<Activity[]> {
  let query = db
    .selectFrom('activities')
    .selectAll()
    .where('patient_id', '=', owner)
    .orderBy('occurred_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (localDate !== undefined) query = query.where('local_date', '=', localDate)
  return (await query.execute()).map(toActivity)
}

export async function findActivities(db: Db, owner: PatientId, ids: string[]): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activities')
    .selectAll()
    .where('patient_id', '=', owner)
    .where('id', 'in', ids)
    .execute()
  return rows.map(toActivity)
}
