import { type Kysely, sql } from 'kysely'

/** A passkey that was removed stays as removed, so that a restored backup is told of it too. */
export async function keepRemovedPasskeys(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table passkeys add column removed_at text').execute(db)
}
