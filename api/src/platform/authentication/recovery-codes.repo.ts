import type { PatientId } from '@second-wind/core/platform/ids'
import type { Selectable } from 'kysely'
import type { AccessTables } from '../db/access-tables.ts'
import type { Db } from '../db/database.ts'

type CodeReplacement = { patientId: PatientId; at: string; codeHash: string; answers?: string | undefined }

/**
 * Earlier codes end but stay in the table, so that a restored backup learns of it too. Of the used ones, only `answers`
 * still counts as the code with which a phone signed in.
 */
export async function replaceRecoveryCodes(
  trx: Db,
  { patientId, at, codeHash, answers = '' }: CodeReplacement,
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

type Owner = { kind: Selectable<AccessTables['recovery_codes']>['owner_kind']; id: number }

/**
 * Only one of two calls with the same code succeeds. `deviceId`: the patient's phone.
 *
 * @returns whether this call did
 */
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

/** When this phone signed in with this code; ISO 8601. */
export async function findCodeUse(trx: Db, hash: string, deviceId: string): Promise<string | undefined> {
  const found = await trx
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('code_hash', '=', hash)
    .where('used_on_device', '=', deviceId)
    .executeTakeFirst()
  return found?.used_at ?? undefined
}
