import type { PatientId } from '@second-wind/core/platform/ids'
import type { RealSettings } from '../config/real-settings.ts'
import type { Db } from '../db/database.ts'
import { replaceRecoveryCodes } from './recovery-codes.repo.ts'
import { hashSecret, newCode } from './secrets.ts'

/** 16 Crockford characters: 80 bits. */
const length = 16

/**
 * The one code that this patient can sign in with again, in groups of four for printing. Earlier ones that were not used
 * end: nobody need know how many sheets of paper there are. Used ones cannot be shown again either, except the one that
 * this answers (by its hash): that answer may be lost.
 */
export async function issueRecoveryCode(
  trx: Db,
  { pepper }: Pick<RealSettings, 'pepper'>,
  { patientId, at, answers }: { patientId: PatientId; at: string; answers?: string },
): Promise<string> {
  const code = newCode(length)
  await replaceRecoveryCodes(trx, { patientId, at, answers, codeHash: hashSecret(pepper, code) })
  return code.match(/.{4}/g)?.join('-') ?? code
}
