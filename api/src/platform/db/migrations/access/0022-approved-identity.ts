import { type Kysely, sql } from 'kysely'

/**
 * As whom a clinician last approved or confirmed a patient (decision 053); null: before this version. A patient can
 * change their name afterwards, and the clinic has to notice.
 */
export async function addApprovedIdentity(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    'approved_name text',
    'approved_date_of_birth text',
    'approved_by integer',
    'approved_at text',
  ])
    await sql.raw(`alter table patients add column ${column}`).execute(db)
}
