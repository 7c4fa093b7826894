import { type Kysely, sql } from 'kysely'

/** Which phone has used a recovery code: it alone may show the same code again when the answer was lost. */
export async function addCodeUser(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table recovery_codes add column used_on_device text').execute(db)
}
