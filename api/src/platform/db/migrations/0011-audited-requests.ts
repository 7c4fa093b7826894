import { type Kysely, sql } from 'kysely'

/** The phone and the request of an audit row. Older rows have neither and keep their hash (audit/audit-chain.ts). */
export async function nameRequestsInAudit(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table audit add column device_id text').execute(db)
  await sql.raw('alter table audit add column request_id text').execute(db)
}
