import type { PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'

/** Earlier ones end, and stay as ended: a restored backup is told of them too. */
export async function replaceRecoveryCodes(
  trx: Db,
  { patientId, at, codeHash }: { patientId: PatientId; at: string; codeHash: string },
): Promise<void> {
  await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('owner_kind', '=', 'patient')
    .where('owner_id', '=', patientId)
    .where('used_at', 'is', null)
    .execute()
  const owner = { owner_kind: 'patient', owner_id: patientId } as const
  await trx
    .insertInto('recovery_codes')
    .values({ code_hash: codeHash, ...owner, created_at: at, used_at: null })
    .execute()
}
