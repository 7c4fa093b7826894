import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { type AccountRow, consumeTotpStep } from './clinician-accounts.repo.ts'
import { decryptSecret } from './encrypt-secret.ts'
import { totpStepOf } from './totp.ts'

/** Each code once, and none that is older than the last one taken. @returns whether it counts */
export async function verifyTotp(
  trx: Db,
  { clock, real }: Pick<RealDeps, 'clock' | 'real'>,
  { clinician_id, totp_secret }: AccountRow,
  code: string,
): Promise<boolean> {
  const secret = totp_secret === null ? undefined : decryptSecret(real.pepper, totp_secret)
  const step = secret === undefined ? undefined : totpStepOf(secret, code, clock.now())
  return step !== undefined && consumeTotpStep(trx, clinician_id, step)
}
