import type { Db } from './database.ts'

type Key = 'mode' | 'epoch' | 'heartbeat'

/** Sets facts about this database that are decided once, at its first opening. */
export async function settleMeta(db: Db, facts: { mode: string; epoch: string }): Promise<void> {
  const rows = Object.entries(facts).map(([key, value]) => ({ key, value }))
  await db
    .insertInto('meta')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function getMeta(db: Db, key: Key): Promise<string> {
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}

/** Proves that the database can be written. */
export async function beatHeart(db: Db, now: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: 'heartbeat', value: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: now }))
    .execute()
}
