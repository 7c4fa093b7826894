import { type Kysely, sql } from 'kysely'
import { createRevisionTriggers } from '../../dialect.ts'

/** Earlier alerts get their finding; rows of the clinicians' lists say until when they hold. */
export async function addRosterWindows(db: Kysely<unknown>): Promise<void> {
  // Before findings were kept, an alert had one message.
  await sql`
    insert into alert_findings
      (alert_id, patient_id, source_id, rule_id, rules_version, severity, message, local_date, received_at)
    select id, patient_id, coalesce(source_id, id), coalesce(rule_id, alert_type), coalesce(rules_version, ''),
      severity, message, substr(updated_at, 1, 10), updated_at
    from alerts
    where not exists (select 1 from alert_findings where alert_id = alerts.id)
    order by created_at, id`.execute(db)
  await sql`update alerts set is_read = 1 where is_resolved = 1 and is_read = 0`.execute(db)
  await createRevisionTriggers(db, 'alert_findings', 'alerts_revision')

  await db.schema.alterTable('roster_rows').addColumn('valid_until_ms', 'bigint').execute()
  await db.schema
    .createIndex('roster_rows_by_validity')
    .on('roster_rows')
    .columns(['clinician_id', 'valid_until_ms'])
    .execute()
}
