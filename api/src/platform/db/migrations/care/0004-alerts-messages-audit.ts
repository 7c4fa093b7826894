import { type Kysely, sql } from 'kysely'
import { createRevisionTriggers, createInsertOnlyTriggers } from '../../dialect.ts'

/** Alerts are resolved with a reason, patients get messages, and every read is audited. */
export async function addAlertsMessagesAudit(db: Kysely<unknown>): Promise<void> {
  await completeAlerts(db)
  await createMessages(db)
  await createAudit(db)
}

async function completeAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('alerts')
    .addColumn('updated_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update alerts set updated_at = created_at`.execute(db)
  for (const [name, type] of [
    ['resolved_at', 'text'],
    ['resolved_by', 'integer'],
    ['resolved_reason', 'text'],
  ] as const) {
    await db.schema.alterTable('alerts').addColumn(name, type).execute()
  }
  await db.schema
    .createIndex('alerts_by_resolution')
    .on('alerts')
    .columns(['is_resolved', 'resolved_at'])
    .execute()

  // Counts every change of what a list of alerts shows, so that a poll reads one number.
  await db.schema
    .createTable('alerts_revision')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into alerts_revision (revision) values (0)`.execute(db)
  await createRevisionTriggers(db, 'alerts', 'alerts_revision')
  await createRevisionTriggers(db, 'care_links', 'alerts_revision')
  await createRevisionTriggers(db, 'patients', 'alerts_revision', 'name')
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('clinician_id', 'integer', (c) => c.notNull().references('clinicians.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('delivered_at', 'text')
    .addColumn('seen_at', 'text')
    .addColumn('seen_received_at', 'text')
    .execute()
  await db.schema
    .createIndex('messages_by_patient')
    .on('messages')
    .columns(['patient_id', 'sent_at'])
    .execute()
  await sql`create index messages_queued on messages (patient_id) where delivered_at is null`.execute(db)
}

/** `prev_hash` is unique, so that the chain cannot fork. */
async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('seq', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_kind', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'integer', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('patient_id', 'integer')
    .addColumn('object', 'text')
    .addColumn('outcome', 'text', (c) => c.notNull().check(sql`outcome in ('done', 'refused')`))
    .addColumn('reason', 'text')
    .addColumn('prev_hash', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_by_patient').on('audit').columns(['patient_id', 'seq']).execute()
  await db.schema
    .createIndex('audit_by_actor')
    .on('audit')
    .columns(['actor_kind', 'actor_id', 'action', 'patient_id', 'seq'])
    .execute()
  await createInsertOnlyTriggers(db, 'audit')
}
