import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { IdentityTables } from '../db/identity-tables.ts'

export type PasskeyRow = Selectable<IdentityTables['passkeys']>
export type PasskeyOwner = { kind: PasskeyRow['owner_kind']; id: number }

/** @returns false when there is one of that id: whosever it is, it stays theirs */
export async function insertPasskey(trx: Db, row: Insertable<IdentityTables['passkeys']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

export async function listPasskeys(db: Db, { kind, id }: PasskeyOwner): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .orderBy('created_at')
    .execute()
}

export async function notePasskeyUse(
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

export async function deletePasskeys(
  trx: Db,
  { kind, id }: PasskeyOwner,
  { except = '' }: { except?: string },
): Promise<void> {
  await trx
    .deleteFrom('passkeys')
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('credential_id', '!=', except)
    .execute()
}
