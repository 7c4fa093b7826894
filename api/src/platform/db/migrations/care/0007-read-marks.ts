import { type Kysely, sql } from 'kysely'

/** Which notifications a person has read, for their other phones. */
export async function addReadMarks(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table read_marks (
        patient_id integer not null references patients (id),
        mark text not null,
        received_ms bigint not null,
        primary key (patient_id, mark)
      )`,
    )
    .execute(db)
}
