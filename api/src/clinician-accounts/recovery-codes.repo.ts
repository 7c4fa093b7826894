import type { ClinicianId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'

/** Earlier ones end, used or not. */
export async function replaceCodes(
  trx: Db,
  id: ClinicianId,
  { hashes, at }: { hashes: string[]; at: string },
): Promise<void> {
  await trx
    .deleteFrom('recovery_codes')
    .where('owner_kind', '=', 'clinician')
    .where('owner_id', '=', id)
    .execute()
  const owner = { owner_kind: 'clinician', owner_id: id, created_at: at, used_at: null } as const
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ code_hash: hash, ...owner })))
    .execute()
}

/** Of two calls with the same code one wins. @returns whether this one did */
export async function takeCode(trx: Db, id: ClinicianId, hash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('code_hash', '=', hash)
    .where('owner_kind', '=', 'clinician')
    .where('owner_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
