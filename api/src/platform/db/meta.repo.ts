import type { Db } from './database.ts'

type Key =
  | 'mode'
  | 'epoch'
  | 'heartbeat'
  | 'roster'
  | 'made_by'
  | 'last_backup'
  | 'rewrite_due'
  | 'nobody_refused'

/** Sets the facts that are decided once, when the database is first opened. */
export async function insertMissingMeta(db: Db, facts: { mode: string; epoch: string }): Promise<void> {
  const rows = Object.entries(facts).map(([key, value]) => ({ key, value }))
  await db
    .insertInto('meta')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function getMeta(db: Db, key: Key): Promise<string> {
  const value = await findMeta(db, key)
  if (value === undefined) throw new Error(`the database does not know its ${key}`)
  return value
}

export async function findMeta(db: Db, key: Key): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export async function putMeta(db: Db, key: Key, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function deleteMeta(db: Db, key: Key): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', key).execute()
}

/** Proves that the database is writable. */
export async function recordHeartbeat(db: Db, now: string): Promise<void> {
  await putMeta(db, 'heartbeat', now)
}
