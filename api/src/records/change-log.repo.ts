import type { PatientId } from '@second-wind/core/platform/ids'
import type { EntityKind } from '@second-wind/core/sync/mutation'
import type { Db } from '../platform/db/database.ts'

export type LoggedChange = { seq: number; entity: EntityKind; entityId: string; isDeleted: boolean }

export type FeedEntry = {
  patientId: PatientId
  entity: EntityKind
  entityId: string
  isDeleted?: boolean
  /** The record is new, so the feed cannot contain it yet. */
  isNew?: boolean
  /** The device that made the change and therefore already has it. */
  originDeviceId: string | null
}

/** Moves a record to the end of the change feed; readers that are behind get its newest state once. */
export const logChange = (trx: Db, entry: FeedEntry): Promise<void> => logChanges(trx, [entry])

/** The same for several records, in this order. */
export async function logChanges(trx: Db, entries: readonly FeedEntry[]): Promise<void> {
  if (entries.length === 0) return
  await deleteLoggedChanges(
    trx,
    entries.filter(({ isNew }) => !isNew),
  )
  const rows = entries.map(
    (entry) =>
      ({
        patient_id: entry.patientId,
        entity: entry.entity,
        entity_id: entry.entityId,
        is_deleted: entry.isDeleted ? 1 : 0,
        origin_device_id: entry.originDeviceId,
      }) as const,
  )
  await trx.insertInto('change_log').values(rows).execute()
}

async function deleteLoggedChanges(trx: Db, entries: readonly FeedEntry[]): Promise<void> {
  if (entries.length === 0) return
  const records = entries.map(({ patientId, entity, entityId }) => ({
    patient_id: patientId,
    entity,
    entity_id: entityId,
  }))
  await trx
    .deleteFrom('change_log')
    .where((eb) => eb.or(records.map((record) => eb.and(record))))
    .execute()
}

/** The last sequence number of the feed, for one patient or for all. */
export async function getLastSeq(db: Db, patientId?: PatientId): Promise<number> {
  let query = db.selectFrom('change_log').select((eb) => eb.fn.max('seq').as('last'))
  if (patientId !== undefined) query = query.where('patient_id', '=', patientId)
  const { last } = await query.executeTakeFirstOrThrow()
  return last ?? 0
}

/** Changes after `after`, oldest first, without those made by the requesting device. */
export async function listChanges(
  db: Db,
  range: { patientId: PatientId; after: number; limit: number; askingDeviceId: string | undefined },
): Promise<LoggedChange[]> {
  const { patientId, after, limit, askingDeviceId } = range
  let query = db
    .selectFrom('change_log')
    .select(['seq', 'entity', 'entity_id', 'is_deleted'])
    .where('patient_id', '=', patientId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
  if (askingDeviceId !== undefined) {
    query = query.where((eb) =>
      eb.or([eb('origin_device_id', 'is', null), eb('origin_device_id', '!=', askingDeviceId)]),
    )
  }
  const rows = await query.execute()
  return rows.map(({ seq, entity, entity_id: entityId, is_deleted: deleted }) => {
    return { seq, entity, entityId, isDeleted: deleted === 1 }
  })
}
