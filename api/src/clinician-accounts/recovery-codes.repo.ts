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
