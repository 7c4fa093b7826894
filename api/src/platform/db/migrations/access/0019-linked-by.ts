import type { Kysely } from 'kysely'

/** How a phone was linked; null for phones of earlier versions. */
export async function addLinkedBy(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('linked_devices').addColumn('linked_by', 'text').execute()
}
