import { type Kysely, sql } from 'kysely'

/** An alert says which rule raised it, and a patient has at most one open alert of a type. */
export async function addAlertRules(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('alerts').addColumn('rule_id', 'text').execute()
  await db.schema.alterTable('alerts').addColumn('rules_version', 'text').execute()
  await sql`create unique index alerts_one_open on alerts (patient_id, alert_type) where is_resolved = 0`.execute(
    db,
  )
}
