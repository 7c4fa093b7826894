import type { PatientId } from '@second-wind/core/platform/ids'
import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { iso } from '../platform/iso.ts'
import { personalTablesInOrder } from './personal-tables.ts'
import { whereOwnedBy } from './where-owned-by.ts'

/** Erases all personal data in every table. What remains contains no more than the patient's number. */
export async function eraseRows(
  trx: Db,
  { patientId, nowMs }: { patientId: PatientId; nowMs: number },
): Promise<void> {
  for (const { name, ownership, erase } of personalTablesInOrder) {
    if (erase === 'keep') continue
    const [table, where] = [sql.table(name), whereOwnedBy(ownership, patientId)]
    if (erase === 'delete') await sql`delete from ${table} where ${where}`.execute(trx)
    else await sql`update ${table} set ${erase(nowMs)} where ${where}`.execute(trx)
  }
  await trx
    .insertInto('erased_patients')
    .values({ patient_id: patientId, erased_at: iso(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isErased(db: Db, patientId: PatientId): Promise<boolean> {
  const row = await db
    .selectFrom('erased_patients')
    .select('patient_id')
    .where('patient_id', '=', patientId)
    .executeTakeFirst()
  return row !== undefined
}

/** Erased patients whose record exists again, because a backup was restored. */
export async function listErasedPatientsWithRecord(db: Db): Promise<PatientId[]> {
  const rows = await db
    .selectFrom('erased_patients')
    .innerJoin('patients', 'patients.id', 'erased_patients.patient_id')
    .select('patients.id')
    .orderBy('patients.id')
    .execute()
  return rows.map(({ id }) => id)
}
