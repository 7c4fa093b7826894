import type { ClinicianId } from '@second-wind/core/platform/ids'
import { consumeRecoveryCode } from '../../platform/authentication/recovery-codes.repo.ts'
import { hashSecret, newCode, normaliseCode } from '../../platform/authentication/secrets.ts'
import type { RealSettings } from '../../platform/config/real-settings.ts'
import type { Db } from '../../platform/db/database.ts'
import { replaceClinicianRecoveryCodes } from './clinician-recovery-codes.repo.ts'

const howMany = 10
/** Crockford characters: 80 bits. */
const length = 16

type Deps = Pick<RealSettings, 'pepper'>

/** Ten new codes in groups of four, shown once. Earlier codes end. */
export async function issueClinicianRecoveryCodes(
  trx: Db,
  { pepper }: Deps,
  id: ClinicianId,
  at: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => newCode(length))
  await replaceClinicianRecoveryCodes(trx, id, { hashes: codes.map((code) => hashSecret(pepper, code)), at })
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

/** Each code works once. @returns whether it was a valid, unused code of this clinician */
export const consumeClinicianRecoveryCode = (
  trx: Db,
  { pepper }: Deps,
  id: ClinicianId,
  typed: string,
  at: string,
): Promise<boolean> =>
  consumeRecoveryCode(trx, { kind: 'clinician', id }, hashSecret(pepper, normaliseCode(typed)), { at })
