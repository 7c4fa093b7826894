import type { Kysely } from 'kysely'

/** When the first answer of a symptom check was given. */
export async function addFirstAnswered(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('triage_results').addColumn('first_answered_at', 'text').execute()
}
