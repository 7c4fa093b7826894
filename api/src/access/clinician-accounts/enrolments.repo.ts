import type { ClinicianId } from '@second-wind/core/platform/ids'
import type { Insertable, Selectable } from 'kysely'
import type { AccessTables } from '../../platform/db/access-tables.ts'
import type { Db } from '../../platform/db/database.ts'

type Enrolments = AccessTables['enrolments']

export async function insertEnrolment(trx: Db, row: Insertable<Enrolments>): Promise<void> {
  await trx.insertInto('enrolments').values(row).execute()
}

export async function findEnrolment(db: Db, tokenHash: string): Promise<Selectable<Enrolments> | undefined> {
  return db.selectFrom('enrolments').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Marks the open link as ended, so that a restored backup learns of it too. */
export async function endOpenEnrolments(trx: Db, id: ClinicianId, nowMs: number): Promise<void> {
  await trx
    .updateTable('enrolments')
    .set({ used_ms: nowMs })
    .where('clinician_id', '=', id)
    .where('used_ms', 'is', null)
    .execute()
}
