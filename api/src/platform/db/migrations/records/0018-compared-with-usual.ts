import type { Kysely } from 'kysely'

/** What the person says of the whole day: worse or much worse than usual. */
export async function addComparedWithUsual(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('symptom_entries').addColumn('compared_with_usual', 'text').execute()
}
