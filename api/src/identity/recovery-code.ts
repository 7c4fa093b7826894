import type { PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'
import { hashSecret, newCode } from './secrets.ts'
import type { RealSettings } from '../real-settings.ts'
import { replaceRecoveryCodes } from './recovery-codes.repo.ts'

/** 16 Crockford characters: 80 bits. */
const length = 16

/**
 * The one code that this patient can sign in with again, in groups of four for printing. Earlier ones that were not used
 * end: nobody need know how many sheets of paper there are.
 */
export async function issueRecoveryCode(
  trx: Db,
  { pepper }: Pick<RealSettings, 'pepper'>,
  { patientId, at }: { patientId: PatientId; at: string },
): Promise<string> {
  const code = newCode(length)
  await replaceRecoveryCodes(trx, { patientId, at, codeHash: hashSecret(pepper, code) })
  return code.match(/.{4}/g)?.join('-') ?? code
}
