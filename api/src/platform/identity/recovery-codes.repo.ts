import type { PatientId } from '@second-wind/core/platform/ids'
import type { Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { IdentityTables } from '../db/identity-tables.ts'

type Replacing = { patientId: PatientId; at: string; codeHash: string; answers?: string | undefined }

/**
 * Earlier ones end, and stay as ended: a restored backup is told of them too. Of those that were used only `answers` is
 * still known as the one that a phone has signed in with.
 */
export async function replaceRecoveryCodes(
  trx: Db,
  { patientId, at, codeHash, answers = '' }: Replacing,
): Promise<void> {
  await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('owner_kind', '=', 'patient')
    .where('owner_id', '=', patientId)
    .where('used_at', 'is', null)
    .execute()
  await trx
    .updateTable('recovery_codes')
    .set({ used_on_device: null })
    .where('owner_kind', '=', 'patient')
    .where('owner_id', '=', patientId)
    .where('code_hash', '!=', answers)
    .execute()
  const owner = { owner_kind: 'patient', owner_id: patientId } as const
  await trx
    .insertInto('recovery_codes')
    .values({ code_hash: codeHash, ...owner, created_at: at, used_at: null })
    .execute()
}

type Owner = { kind: Selectable<IdentityTables['recovery_codes']>['owner_kind']; id: number }

/** Of two calls with the same code one wins. `deviceId`: the patient's phone. @returns whether this one did */
export async function consumeRecoveryCode(
  trx: Db,
  owner: Owner,
  hash: string,
  { at, deviceId = null }: { at: string; deviceId?: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at, used_on_device: deviceId })
    .where('code_hash', '=', hash)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** When this phone has signed in with this code, if it has; ISO 8601. */
export async function findCodeUse(trx: Db, hash: string, deviceId: string): Promise<string | undefined> {
  const found = await trx
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('code_hash', '=', hash)
    .where('used_on_device', '=', deviceId)
    .executeTakeFirst()
  return found?.used_at ?? undefined
}
