import { totpDigits } from '@second-wind/core/access/contract/clinician-auth'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { type AccountRow, consumeTotpStep } from './clinician-accounts.repo.ts'
import { decryptSecret } from './encrypt-secret.ts'

/** The values that every authenticator app supports (RFC 6238): SHA-1, 30 seconds, six digits. */
const stepMs = 30_000
const settings = { algorithm: 'SHA1', digits: totpDigits, period: stepMs / 1000 }
/** 160 bits, as RFC 4226 section 4 recommends. */
const secretBytes = 20

const totpWith = (secret: string): TOTP => new TOTP({ ...settings, secret: Secret.fromBase32(secret) })

/** The secret is in base32 without padding. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** The address in the QR code. It leaves out the parameters, because every authenticator app assumes these values. */
export const totpUri = (secret: string, username: string): string =>
  `otpauth://totp/${encodeURIComponent(`Second Wind:${username}`)}?secret=${secret}&issuer=Second%20Wind`

/** The number of the 30-second step that a code belongs to: the current, previous or next one; otherwise undefined. */
export function totpStepOf(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpWith(secret).validate({ token: code, timestamp: nowMs, window: 1 })
  return delta === null ? undefined : Math.floor(nowMs / stepMs) + delta
}

/**
 * Accepts each code once, and none from a step before the last accepted one.
 *
 * @returns whether the code is accepted
 */
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
