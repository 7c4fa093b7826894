import type { PatientId } from '@second-wind/core/platform/ids'
import { maxReadMarks, readMarksId } from '@second-wind/core/records/read-mark-code'
import type { ReadMarkList } from '@second-wind/core/records/read-mark-list'
import type { Db } from '../../platform/db/database.ts'

/** In the form that the patient's devices receive. */
export async function listReadMarks(db: Db, patientId: PatientId): Promise<ReadMarkList> {
  const rows = await db
    .selectFrom('read_marks')
    .select('mark')
    .where('patient_id', '=', patientId)
    .orderBy('received_ms')
    .orderBy('mark')
    .execute()
  return { id: readMarksId, marks: rows.map(({ mark }) => mark) }
}

/** @returns how many are new */
export async function insertReadMarks(
  trx: Db,
  patientId: PatientId,
  marks: readonly string[],
  receivedMs: number,
): Promise<number> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('read_marks')
    .values(marks.map((mark) => ({ patient_id: patientId, mark, received_ms: receivedMs })))
    .onConflict((conflict) => conflict.columns(['patient_id', 'mark']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(inserted)
}

/** Deletes the marks from before `since`, and all but the newest. */
export async function pruneReadMarks(trx: Db, patientId: PatientId, since: number): Promise<void> {
  await trx
    .deleteFrom('read_marks')
    .where('patient_id', '=', patientId)
    .where((eb) =>
      eb.or([
        eb('received_ms', '<', since),
        eb(
          'mark',
          'not in',
          eb
            .selectFrom('read_marks')
            .select('mark')
            .where('patient_id', '=', patientId)
            .orderBy('received_ms', 'desc')
            .orderBy('mark')
            .limit(maxReadMarks),
        ),
      ]),
    )
    .execute()
}

/** False when there was nothing to delete. */
export async function deleteReadMarks(trx: Db, patientId: PatientId): Promise<boolean> {
  const { numDeletedRows: count } = await trx
    .deleteFrom('read_marks')
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow()
  return count > 0n
}
