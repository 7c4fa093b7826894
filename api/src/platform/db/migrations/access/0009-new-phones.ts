import { type Kysely, sql } from 'kysely'

/** An invitation can be for a new phone of a person who already has a record (decision 038). */
export async function inviteNewPhones(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table invites add column patient_id integer').execute(db)
  await sql.raw('create index invites_by_patient on invites (patient_id)').execute(db)
}
