import type { Clinician } from '@second-wind/core/care/clinician'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import type { Insertable, Selectable } from 'kysely'
import type { AccessTables } from '../../platform/db/access-tables.ts'
import type { Db } from '../../platform/db/database.ts'

type Account = AccessTables['clinician_accounts']
export type AccountRow = Selectable<Account>

export async function insertAccount(trx: Db, row: Insertable<Account>): Promise<void> {
  await trx.insertInto('clinician_accounts').values(row).execute()
}

export async function findAccount(
  db: Db,
  by: { username: string } | { id: ClinicianId },
): Promise<AccountRow | undefined> {
  const accounts = db.selectFrom('clinician_accounts').selectAll()
  return 'id' in by
    ? accounts.where('clinician_id', '=', by.id).executeTakeFirst()
    : accounts.where('username', '=', by.username).executeTakeFirst()
}

export async function setAccount(
  trx: Db,
  id: ClinicianId,
  changes: Partial<Pick<AccountRow, 'disabled_at' | 'password_hash' | 'totp_secret' | 'totp_last_step'>>,
): Promise<void> {
  await trx.updateTable('clinician_accounts').set(changes).where('clinician_id', '=', id).execute()
}

/** Only one of two calls with the same code succeeds. @returns whether this call did */
export async function consumeTotpStep(trx: Db, id: ClinicianId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('clinician_accounts')
    .set({ totp_last_step: step })
    .where('clinician_id', '=', id)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type ListedAccount = Clinician & Pick<AccountRow, 'username' | 'disabled_at' | 'password_hash'>

export async function listAccounts(db: Db): Promise<(ListedAccount & { passkeys: number })[]> {
  return db
    .selectFrom('clinician_accounts')
    .innerJoin('clinicians', 'clinicians.id', 'clinician_accounts.clinician_id')
    .selectAll('clinicians')
    .select(['username', 'disabled_at', 'password_hash'])
    .select((eb) =>
      eb
        .selectFrom('passkeys')
        .select((of) => of.fn.countAll<number>().as('passkeys'))
        .where('owner_kind', '=', 'clinician')
        .where('removed_at', 'is', null)
        .whereRef('owner_id', '=', 'clinicians.id')
        .$asScalar()
        .$notNull()
        .as('passkeys'),
    )
    .orderBy('username')
    .execute()
}

export async function nextClinicianId(trx: Db): Promise<number> {
  const { last } = await trx
    .selectFrom('clinicians')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
