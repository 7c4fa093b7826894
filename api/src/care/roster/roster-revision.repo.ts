import type { ClinicianId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'

/** Whoever has a list older than `wholeSince` needs the whole: changes cannot name who is gone. */
export type RosterRevision = { revision: number; wholeSince: number }

/** A clinician who has no list yet stands at 0. */
export async function getRosterRevision(db: Db, clinicianId: ClinicianId): Promise<RosterRevision> {
  const found = await db
    .selectFrom('rosters')
    .select(['revision', 'whole_since as wholeSince'])
    .where('clinician_id', '=', clinicianId)
    .executeTakeFirst()
  return found ?? { revision: 0, wholeSince: 0 }
}

/** Counted in the transaction of the change: nobody can see a number before the rows that belong to it. */
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

/** Lifts every list to this revision or above, and asks everybody to read it whole. */
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
