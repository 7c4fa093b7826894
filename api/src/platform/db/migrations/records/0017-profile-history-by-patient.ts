import type { Kysely } from 'kysely'

/** Every entry is read against the usual days that its patient changed since. */
export async function indexProfileHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('profile_history_by_patient')
    .on('profile_history')
    .columns(['patient_id', 'field', 'changed_at'])
    .execute()
}
