import type { Insertable, Selectable } from 'kysely'
import type { AccessTables } from '../db/access-tables.ts'
import type { Db } from '../db/database.ts'

type ChallengeRow = Selectable<AccessTables['challenges']>

/** Also deletes expired challenges, which keeps the table small. */
export async function insertChallenge(
  trx: Db,
  row: Insertable<AccessTables['challenges']>,
  nowMs: number,
): Promise<void> {
  await trx.deleteFrom('challenges').where('expires_ms', '<', nowMs).execute()
  await trx.insertInto('challenges').values(row).execute()
}

type ChallengeKey = { id: string; purpose: string; nowMs: number }

/** Does not consume it. */
export async function findChallenge(
  db: Db,
  { id, purpose, nowMs }: ChallengeKey,
): Promise<ChallengeRow | undefined> {
  const row = await db
    .selectFrom('challenges')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row && row.expires_ms >= nowMs ? row : undefined
}

/** A challenge can be answered once and is deleted whatever the outcome. */
export async function consumeChallenge(
  trx: Db,
  { id, purpose, nowMs }: ChallengeKey,
): Promise<ChallengeRow | undefined> {
  const row = await trx
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst()
  return row && row.expires_ms >= nowMs ? row : undefined
}
