import type { ClinicianId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'

/** Earlier codes end but stay in the table, so that a restored backup learns of it too. */
export async function replaceClinicianRecoveryCodes(
  trx: Db,
  id: ClinicianId,
  { hashes, at }: { hashes: string[]; at: string },
): Promise<void> {
  await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('owner_kind', '=', 'clinician')
    .where('owner_id', '=', id)
    .where('used_at', 'is', null)
    .execute()
  const owner = { owner_kind: 'clinician', owner_id: id, created_at: at, used_at: null } as const
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ code_hash: hash, ...owner })))
    .execute()
}

export async function countUnusedCodes(db: Db, id: ClinicianId): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('owner_kind', '=', 'clinician')
    .where('owner_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
