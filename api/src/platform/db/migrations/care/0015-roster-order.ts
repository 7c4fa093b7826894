import type { Kysely } from 'kysely'

/** The clinicians' lists are sorted by urgency, newest sign and name. The server fills both columns when it starts. */
export async function addRosterOrder(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('roster_rows_by_urgency').execute()
  await db.schema.alterTable('roster_rows').dropColumn('waiting_since_ms').execute()
  await db.schema
    .alterTable('roster_rows')
    .addColumn('latest_sign_ms', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('roster_rows')
    .addColumn('sort_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('roster_rows_by_urgency')
    .on('roster_rows')
    .columns(['clinician_id', 'urgency', 'latest_sign_ms desc', 'sort_name', 'patient_id'])
    .execute()
}
