import type { Kysely } from 'kysely'

/** From when an approved new phone may open the record (decision 052); null: at once. */
export async function addPhoneHolds(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('joins').addColumn('held_until_ms', 'integer').execute()
}
