import type { Kysely } from 'kysely'

/** The clinicians' stored lists (decision 022), filled when the server starts. */
export async function addRosters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rosters')
    .addColumn('clinician_id', 'integer', (c) => c.primaryKey().references('clinicians.id'))
    .addColumn('revision', 'bigint', (c) => c.notNull())
    // A client whose list is older than this revision must reload it completely.
    .addColumn('whole_since', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('roster_rows')
    .addColumn('clinician_id', 'integer', (c) => c.notNull())
    .addColumn('patient_id', 'integer', (c) => c.notNull())
    .addColumn('urgency', 'integer', (c) => c.notNull())
    .addColumn('waiting_since_ms', 'bigint', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('row', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('roster_rows_key', ['clinician_id', 'patient_id'])
    // A committed row must belong to a clinician who may see the patient.
    .addForeignKeyConstraint(
      'roster_rows_linked',
      ['clinician_id', 'patient_id'],
      'care_links',
      ['clinician_id', 'patient_id'],
      (key) => key.deferrable().initiallyDeferred(),
    )
    .execute()
  const indexes = {
    roster_rows_by_urgency: ['clinician_id', 'urgency', 'waiting_since_ms', 'patient_id'],
    roster_rows_by_revision: ['clinician_id', 'revision'],
    roster_rows_by_patient: ['patient_id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('roster_rows').columns(columns).execute()
  }
  await db.schema.createIndex('care_links_by_patient').on('care_links').columns(['patient_id']).execute()
}
