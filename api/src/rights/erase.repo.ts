import { sql } from 'kysely'
import type { PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'
import { personalTablesInOrder } from './personal-tables.ts'
import { theirs } from './theirs.ts'

type Erasure = { patientId: PatientId; nowMs: number }

/** All that is personal, in every table. What stays says no more than a number. */
export async function eraseRows(trx: Db, { patientId, nowMs }: Erasure): Promise<void> {
  const at = new Date(nowMs).toISOString()
  for (const { name, whose, erase } of personalTablesInOrder) {
    const where = theirs(whose, patientId)
    if (erase === 'delete') await sql`delete from ${sql.table(name)} where ${where}`.execute(trx)
    else if (name === 'joins')
      await sql`update joins set ${nobodysJoin}, decided_ms = coalesce(decided_ms, ${nowMs}) where ${where}`.execute(
        trx,
      )
    else if (name === 'consents')
      await sql`update consents set device_id = null, withdrawn_at = coalesce(withdrawn_at, ${at}) where ${where}`.execute(
        trx,
      )
    else if (name === 'sessions')
      await sql`update sessions set revoked_ms = coalesce(revoked_ms, ${nowMs}), revoked_why = 'erased' where ${where}`.execute(
        trx,
      )
  }
  await trx
    .insertInto('erased_patients')
    .values({ patient_id: patientId, erased_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const nobodysJoin = sql`patient_id = null, state = 'declined', device_id = '', device_key = '', device_label = '', name = '', age = 0`
