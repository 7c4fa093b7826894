import { type Kysely, sql } from 'kysely'

/** An alert shows the replies about its records: they are found by the id of the record, among all that were ever given. */
export async function indexRepliesByRecord(db: Kysely<unknown>): Promise<void> {
  await sql`create index replies_by_record on triage_results (json_extract(answers, '$.about'))
    where track = 'follow-up'`.execute(db)
}
