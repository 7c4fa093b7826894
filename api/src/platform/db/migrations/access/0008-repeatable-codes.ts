import { type Kysely, sql } from 'kysely'

/** The phone that used a recovery code: it alone may send the same code again if the reply was lost. */
export async function addCodeUser(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table recovery_codes add column used_on_device text').execute(db)
}
