import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { asRowNumber, rowNumberType } from '../dialect.ts'

/** Uses only what SQLite and PostgreSQL have in common; the one difference is the row number (db/dialect.ts). */
export async function createInitialSchema(db: Kysely<unknown>): Promise<void> {
  await createPeople(db)
  await createRecords(db)
  await createSyncTables(db)
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('patients')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('age', 'integer', (c) => c.notNull())
    .addColumn('gender', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('conditions', 'text', (c) => c.notNull())
    .addColumn('respiratory_diagnosis', 'text')
    .addColumn('is_vulnerable', 'integer', (c) => c.notNull().check(sql`is_vulnerable in (0, 1)`))
    .addColumn('companion_avatar', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('latest_symptom_id', 'text')
    .addColumn('latest_symptom_ms', 'bigint')
    .addColumn('latest_triage_id', 'text')
    .addColumn('latest_triage_ms', 'bigint')
    .execute()

  await db.schema
    .createTable('clinicians')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('department', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('care_links')
    .addColumn('clinician_id', 'integer', (c) => c.notNull().references('clinicians.id'))
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('care_links_key', ['clinician_id', 'patient_id'])
    .execute()

  await db.schema
    .createTable('profile_history')
    .addColumn('id', rowNumberType, asRowNumber)
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('mutation_id', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('old_value', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute()
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await withMoment(record(db, 'symptom_entries'))
    .addColumn('cough_severity', 'integer', (c) => c.notNull())
    .addColumn('breathlessness', 'integer', (c) => c.notNull())
    .addColumn('energy', 'integer', (c) => c.notNull())
    .addColumn('mood', 'integer', (c) => c.notNull())
    .addColumn('temperature', 'text', (c) => c.notNull())
    .addColumn('sputum_color', 'text', (c) => c.notNull())
    .addColumn('sputum_consistency', 'text', (c) => c.notNull())
    .addColumn('notes', 'text')
    .addColumn('untouched_scores', 'text')
    .execute()

  await withMoment(record(db, 'triage_results'))
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('track', 'text')
    .addColumn('answers', 'text')
    .addColumn('reasons', 'text')
    .addColumn('red_flags', 'text')
    .addColumn('rules_version', 'text')
    .execute()

  await withMoment(record(db, 'activities'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('completed', 'integer', (c) => c.notNull().check(sql`completed in (0, 1)`))
    .addColumn('progress', 'double precision')
    .addColumn('duration_min', 'double precision')
    .execute()

  for (const table of ['symptom_entries', 'triage_results', 'activities']) {
    await db.schema
      .createIndex(`${table}_by_time`)
      .on(table)
      .columns(['patient_id', 'occurred_ms', 'id'])
      .execute()
  }

  await record(db, 'alerts')
    .addColumn('severity', 'text', (c) => c.notNull())
    .addColumn('alert_type', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('is_read', 'integer', (c) => c.notNull().check(sql`is_read in (0, 1)`))
    .addColumn('is_resolved', 'integer', (c) => c.notNull().check(sql`is_resolved in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('source_id', 'text')
    .execute()
  await db.schema.createIndex('alerts_open').on('alerts').columns(['patient_id', 'is_resolved']).execute()
}

async function createSyncTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('device_id', 'text', (c) => c.notNull())
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('last_heard_at', 'text', (c) => c.notNull())
    .addColumn('pending_count', 'integer', (c) => c.notNull())
    .addColumn('oldest_pending_at', 'text')
    .addColumn('clock_skew_ms', 'bigint')
    .addColumn('app_version', 'text')
    .addColumn('protocol', 'integer')
    .addPrimaryKeyConstraint('devices_key', ['patient_id', 'device_id'])
    .execute()

  await db.schema
    .createTable('receipts')
    .addColumn('mutation_id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('device_id', 'text')
    .addColumn('client_seq', 'bigint')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull())
    .addColumn('payload_hash', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull().check(sql`outcome in ('applied', 'rejected')`))
    .addColumn('error', 'text')
    .addColumn('reply', 'text')
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('receipts_seq', ['owner_id', 'device_id', 'client_seq'])
    .execute()

  await db.schema
    .createTable('change_log')
    .addColumn('seq', rowNumberType, asRowNumber)
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull())
    .addColumn('is_deleted', 'integer', (c) => c.notNull().check(sql`is_deleted in (0, 1)`))
    .addColumn('origin_device_id', 'text')
    .addUniqueConstraint('change_log_record', ['patient_id', 'entity', 'entity_id'])
    .execute()
  await db.schema
    .createIndex('change_log_by_patient')
    .on('change_log')
    .columns(['patient_id', 'seq'])
    .execute()

  await db.schema
    .createTable('quarantine')
    .addColumn('id', rowNumberType, asRowNumber)
    .addColumn('mutation_id', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('device_id', 'text')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('field', 'text')
    .addColumn('raw', 'text', (c) => c.notNull())
    .addColumn('payload_hash', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('quarantine_once', ['owner_id', 'mutation_id', 'payload_hash'])
    .execute()

  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}

function record(db: Kysely<unknown>, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
}

function withMoment<C extends string>(table: CreateTableBuilder<string, C>) {
  return table
    .addColumn('occurred_at', 'text', (c) => c.notNull())
    .addColumn('occurred_ms', 'bigint', (c) => c.notNull())
    .addColumn('local_date', 'text', (c) => c.notNull())
    .addColumn('tz_offset_min', 'integer', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('clock_suspect', 'integer', (c) => c.notNull().check(sql`clock_suspect in (0, 1)`))
    .addColumn('device_id', 'text')
}
