import { type Kysely, sql } from 'kysely'

/** How clinicians' calls to patients ended. */
export async function addCallNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('call_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('clinician_id', 'integer', (c) => c.notNull().references('clinicians.id'))
    .addColumn('outcome', 'text', (c) =>
      c.notNull().check(sql`outcome in ('no-answer', 'left-message', 'spoke')`),
    )
    .addColumn('noted_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('call_notes_by_patient')
    .on('call_notes')
    .columns(['patient_id', 'noted_at'])
    .execute()
}
