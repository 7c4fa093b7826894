import type { PatientId } from '@second-wind/core/platform/ids'
import type { RealSettings } from '../config/real-settings.ts'
import type { Db } from '../db/database.ts'
import { replaceRecoveryCodes } from './recovery-codes.repo.ts'
import { hashSecret, newCode } from './secrets.ts'

/** 16 Crockford characters: 80 bits. */
const length = 16

/**
 * Issues this patient's only valid recovery code, in groups of four for printing, and ends earlier unused ones. Used
 * codes cannot be repeated either, except the one that this reply answers (given by its hash), because that reply may
 * get lost.
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
