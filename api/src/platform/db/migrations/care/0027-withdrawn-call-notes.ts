import type { Kysely } from 'kysely'

/** When the clinician took a note back. */
export async function addCallNoteWithdrawal(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('call_notes').addColumn('withdrawn_at', 'text').execute()
}
