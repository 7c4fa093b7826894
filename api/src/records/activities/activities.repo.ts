import type { PatientId } from '@second-wind/core/platform/ids'
import type { Activity, ActivityPatch, ActivityReport } from '@second-wind/core/records/activity'
import type { IncomingChange } from '../../changes/incoming-change.ts'
import type { Db } from '../../platform/db/database.ts'
import { toActivity, toActivityColumns, toActivityRow } from './activities.table.ts'

/** False when the id is taken. */
export async function insertActivity(
  trx: Db,
  change: IncomingChange,
  report: ActivityReport,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('activities')
    .values(toActivityRow(change, report))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return inserted === 1n
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
