import type { ClinicianId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'

/** A list older than `wholeSince` must be reloaded completely, because changes cannot name removed patients. */
export type RosterRevision = { revision: number; wholeSince: number }

/** 0 for a clinician without a list. */
export async function getRosterRevision(db: Db, clinicianId: ClinicianId): Promise<RosterRevision> {
  const found = await db
    .selectFrom('rosters')
    .select(['revision', 'whole_since as wholeSince'])
    .where('clinician_id', '=', clinicianId)
    .executeTakeFirst()
  return found ?? { revision: 0, wholeSince: 0 }
}

/** Incremented in the transaction of the change, so that no reader sees the number before its rows. */
export async function nextRevision(trx: Db, clinicianId: ClinicianId): Promise<number> {
  const { revision } = await trx
    .insertInto('rosters')
    .values({ clinician_id: clinicianId, revision: 1, whole_since: 0 })
    .onConflict((conflict) =>
      conflict.column('clinician_id').doUpdateSet((eb) => ({ revision: eb('rosters.revision', '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

export async function setFullReloadSince(trx: Db, clinicianId: ClinicianId, revision: number): Promise<void> {
  await trx
    .updateTable('rosters')
    .set({ whole_since: revision })
    .where('clinician_id', '=', clinicianId)
    .execute()
}

/** Raises every list to at least this revision and requires a complete reload. */
export async function requireFullReload(trx: Db, atLeast: number): Promise<void> {
  const lists = await trx.selectFrom('rosters').select(['clinician_id', 'revision']).execute()
  for (const { clinician_id: clinicianId, revision: before } of lists) {
    const revision = Math.max(before + 1, atLeast)
    await trx
      .updateTable('rosters')
      .set({ revision, whole_since: revision })
      .where('clinician_id', '=', clinicianId)
      .execute()
  }
}
