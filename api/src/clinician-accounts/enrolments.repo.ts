import type { Insertable, Selectable } from 'kysely'
import type { ClinicianId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'
import type { IdentityTables } from '../db/identity-tables.ts'

type Enrolments = IdentityTables['enrolments']

export async function insertEnrolment(trx: Db, row: Insertable<Enrolments>): Promise<void> {
  await trx.insertInto('enrolments').values(row).execute()
}

export async function findEnrolment(db: Db, tokenHash: string): Promise<Selectable<Enrolments> | undefined> {
  return db.selectFrom('enrolments').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

export async function markEnrolmentUsed(trx: Db, tokenHash: string, nowMs: number): Promise<void> {
  await trx.updateTable('enrolments').set({ used_ms: nowMs }).where('token_hash', '=', tokenHash).execute()
}

/** Links that were handed out and not used. */
export async function deleteOpenEnrolments(trx: Db, id: ClinicianId): Promise<void> {
  await trx.deleteFrom('enrolments').where('clinician_id', '=', id).where('used_ms', 'is', null).execute()
}
