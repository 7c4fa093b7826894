import { type Kysely, sql } from 'kysely'
import { asRowNumber, rowNumberType } from '../../dialect.ts'

/** What the patient's app can say since its second release; entries can be edited and deleted, with their history. */
export async function addEditsAndMeasurements(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'patients', {
    nation: 'text',
    inhaler: 'text',
    peak_flow_best_lpm: 'integer',
    settings: 'text',
  })
  await addColumns(db, 'symptom_entries', {
    peak_flow_lpm: 'integer',
    peak_flow_zone: 'text',
    reliever_puffs: 'integer',
    deleted_at: 'text',
  })

  await db.schema
    .createTable('symptom_versions')
    .addColumn('id', rowNumberType, asRowNumber)
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('entry_id', 'text', (c) => c.notNull().references('symptom_entries.id'))
    .addColumn('mutation_id', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull().check(sql`why in ('replaced', 'too_late')`))
    .addColumn('report', 'text', (c) => c.notNull())
    .addColumn('set_aside_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('symptom_versions_by_entry')
    .on('symptom_versions')
    .columns(['entry_id', 'id'])
    .execute()
}

/** SQLite adds only one column per statement. */
async function addColumns(
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, 'text' | 'integer'>,
): Promise<void> {
  for (const [name, type] of Object.entries(columns)) {
    await db.schema.alterTable(table).addColumn(name, type).execute()
  }
}
