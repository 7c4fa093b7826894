import { type Kysely, sql } from 'kysely'

/** Date of birth and NHS number: on the record, and on an invitation until it is used or has ended. */
export async function addPatientIdentity(db: Kysely<unknown>): Promise<void> {
  for (const table of ['patients', 'invites']) {
    await sql.raw(`alter table ${table} add column date_of_birth text`).execute(db)
    await sql.raw(`alter table ${table} add column nhs_number text`).execute(db)
  }
}
