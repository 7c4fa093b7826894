import type { CallNote } from '@second-wind/core/care/contract/call-notes'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { PatientId } from '@second-wind/core/platform/ids'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tables } from '../../platform/db/database.ts'

type CallNoteRow = Selectable<Tables['call_notes']>

/** @returns false when there is a note with this id already */
export async function insertCallNote(trx: Db, note: Insertable<Tables['call_notes']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await trx
    .insertInto('call_notes')
    .values(note)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return inserted > 0n
}

export const findCallNote = (db: Db, id: string): Promise<CallNoteRow | undefined> =>
  db.selectFrom('call_notes').selectAll().where('id', '=', id).executeTakeFirst()

export async function markCallNoteWithdrawn(trx: Db, id: string, at: string): Promise<void> {
  await trx.updateTable('call_notes').set({ withdrawn_at: at }).where('id', '=', id).execute()
}

/** Newest first, with those that were taken back. */
export const listCallNotes = (db: Db, patientId: PatientId, since: string): Promise<CallNote[]> =>
  selectCallNotes(db, patientId)
    .where('noted_at', '>=', since)
    .execute()
    .then((rows) => rows.map(toCallNote))

export async function findLatestCallNote(db: Db, patientId: PatientId): Promise<CallNote | undefined> {
  const row = await selectCallNotes(db, patientId)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row && toCallNote(row)
}

export async function deleteCallNotes(trx: Db, patientId: PatientId): Promise<void> {
  await trx.deleteFrom('call_notes').where('patient_id', '=', patientId).execute()
}

const selectCallNotes = (db: Db, patientId: PatientId) =>
  db
    .selectFrom('call_notes')
    .innerJoin('clinicians', 'clinicians.id', 'call_notes.clinician_id')
    .select(['call_notes.id', 'outcome', 'noted_at', 'withdrawn_at', 'clinician_id'])
    .select(['clinicians.name', 'clinicians.title'])
    .where('patient_id', '=', patientId)
    .orderBy('noted_at', 'desc')
    .orderBy('call_notes.id', 'desc')

type NamedRow = Omit<CallNoteRow, 'patient_id'> & { name: string; title: string }

const toCallNote = (row: NamedRow): CallNote => ({
  id: row.id,
  outcome: row.outcome,
  at: row.noted_at,
  who: clinicianName(row),
  clinicianId: row.clinician_id,
  ...(row.withdrawn_at !== null && { withdrawnAt: row.withdrawn_at }),
})
