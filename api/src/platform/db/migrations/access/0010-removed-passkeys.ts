import { type Kysely, sql } from 'kysely'

/** Removed passkeys stay marked as removed, so that a restored backup learns of it too. */
export async function keepRemovedPasskeys(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table passkeys add column removed_at text').execute(db)
}
