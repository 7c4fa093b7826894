import { type Kysely, sql } from 'kysely'
import { asRowNumber, rowNumberType } from '../../dialect.ts'

/** The usual day, thresholds per patient, untouched answers, and every finding of an alert. */
export async function addFindings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('patients').addColumn('usual_day', 'text').execute()
  await db.schema.alterTable('patients').addColumn('change_threshold', 'text').execute()
  await db.schema.alterTable('symptom_entries').addColumn('untouched_fields', 'text').execute()

  await db.schema
    .createTable('threshold_changes')
    .addColumn('id', rowNumberType, asRowNumber)
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('clinician_id', 'integer', (c) => c.notNull().references('clinicians.id'))
    .addColumn('threshold', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('threshold_changes_by_patient')
    .on('threshold_changes')
    .columns(['patient_id', 'id'])
    .execute()

  await db.schema
    .createTable('alert_findings')
    .addColumn('id', rowNumberType, asRowNumber)
    .addColumn('alert_id', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('patient_id', 'integer', (c) => c.notNull().references('patients.id'))
    .addColumn('source_id', 'text', (c) => c.notNull())
    .addColumn('rule_id', 'text', (c) => c.notNull())
    .addColumn('rules_version', 'text', (c) => c.notNull())
    .addColumn('severity', 'text', (c) =>
      c.notNull().check(sql`severity in ('critical', 'high', 'medium', 'low')`),
    )
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('local_date', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('withdrawn_at', 'text')
    .execute()
  await db.schema
    .createIndex('alert_findings_by_alert')
    .on('alert_findings')
    .columns(['alert_id', 'id'])
    .execute()
  await db.schema
    .createIndex('alert_findings_by_source')
    .on('alert_findings')
    .columns(['source_id'])
    .execute()
}
