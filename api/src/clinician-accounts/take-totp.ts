import type { Db } from '../db/database.ts'
import type { RealDeps } from '../deps.ts'
import { type AccountRow, takeTotpStep } from './accounts.repo.ts'
import { unseal } from './sealed.ts'
import { totpStepOf } from './totp.ts'

/** Each code once, and none that is older than the last one taken. @returns whether it counts */
export async function takeTotp(
  trx: Db,
  { clock, real }: Pick<RealDeps, 'clock' | 'real'>,
  { clinician_id, totp_secret }: AccountRow,
  code: string,
): Promise<boolean> {
  if (totp_secret === null) return false
  const step = totpStepOf(unseal(real.pepper, totp_secret), code, clock.now())
  return step !== undefined && takeTotpStep(trx, clinician_id, step)
}
