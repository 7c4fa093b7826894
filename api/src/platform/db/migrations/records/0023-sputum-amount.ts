import type { Kysely } from 'kysely'

/** Whether there is more phlegm than usual. */
export async function addSputumAmount(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('symptom_entries').addColumn('sputum_amount', 'text').execute()
}
