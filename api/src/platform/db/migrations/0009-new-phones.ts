import { type Kysely, sql } from 'kysely'

/** An invitation can be for a new phone of somebody who has a record already (docs/decisions/038). */
export async function inviteNewPhones(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table invites add column patient_id integer').execute(db)
  await sql.raw('create index invites_by_patient on invites (patient_id)').execute(db)
}
