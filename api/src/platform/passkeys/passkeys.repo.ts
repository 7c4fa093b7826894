import type { Insertable, Selectable } from 'kysely'
import type { AccessTables } from '../db/access-tables.ts'
import type { Db } from '../db/database.ts'

export type PasskeyRow = Selectable<AccessTables['passkeys']>
export type PasskeyOwner = { kind: PasskeyRow['owner_kind']; id: number }

/** @returns false when the id is taken; its owner does not change */
export async function insertPasskey(trx: Db, row: Insertable<AccessTables['passkeys']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Excludes removed ones. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Includes removed ones. */
export async function wasPasskeyOf(
  db: Db,
  { kind, id }: PasskeyOwner,
  credentialId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('credential_id', '=', credentialId)
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function listPasskeys(db: Db, { kind, id }: PasskeyOwner): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

export async function recordPasskeyUse(
  trx: Db,
  credentialId: string,
  { counter, at }: { counter: number; at: string },
): Promise<void> {
  await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('credential_id', '=', credentialId)
    .execute()
}

export async function renamePasskey(trx: Db, credentialId: string, label: string): Promise<void> {
  await trx.updateTable('passkeys').set({ label }).where('credential_id', '=', credentialId).execute()
}

/**
 * Marks them as removed, so that a restored backup learns of it too. Removes `only` one, or all but `except`.
 *
 * @returns how many
 */
export async function removePasskeys(
  trx: Db,
  { kind, id }: PasskeyOwner,
  { at, only, except = '' }: { at: string; only?: string; except?: string },
): Promise<bigint> {
  let removing = trx
    .updateTable('passkeys')
    .set({ removed_at: at })
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('removed_at', 'is', null)
    .where('credential_id', '!=', except)
  if (only !== undefined) removing = removing.where('credential_id', '=', only)
  return (await removing.executeTakeFirstOrThrow()).numUpdatedRows
}
