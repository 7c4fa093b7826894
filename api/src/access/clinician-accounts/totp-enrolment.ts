import type { EnrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import type { ClinicianId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { findChallenge, insertChallenge, consumeChallenge } from '../../platform/passkeys/challenges.repo.ts'
import type { AccountRow } from './clinician-accounts.repo.ts'
import { encryptSecret, decryptSecret } from './encrypt-secret.ts'
import { newTotpSecret, totpStepOf, totpUri } from './totp.ts'

type Deps = Pick<RealDeps, 'clock' | 'newId' | 'real'>

const purpose = 'totp.enrol'
/** Long enough to install an authenticator app first. */
const lifeMs = 30 * 60_000

/** A new secret for an authenticator app. It belongs to an account only after a code confirms it. */
export async function startTotpEnrolment(
  trx: Db,
  { clock, newId, real }: Deps,
  { clinician_id, username }: AccountRow,
): Promise<EnrolTotpReply> {
  const [secret, challengeId, nowMs] = [newTotpSecret(), newId(), clock.now()]
  await insertChallenge(
    trx,
    {
      id: challengeId,
      purpose,
      owner_kind: 'clinician',
      owner_id: clinician_id,
      device_id: null,
      challenge: encryptSecret(real.pepper, secret),
      expires_ms: nowMs + lifeMs,
    },
    nowMs,
  )
  return { challengeId, secret, uri: totpUri(secret, username) }
}

/**
 * The secret, once a code shows that the app has it. After a wrong code the caller may try again.
 *
 * @throws ApiError invalid
 */
export async function confirmTotpEnrolment(
  trx: Db,
  { clock, real }: Deps,
  { id, challengeId, code }: { id: ClinicianId; challengeId: string; code: string },
): Promise<{ totp_secret: string; totp_last_step: number }> {
  const nowMs = clock.now()
  const offer = { id: challengeId, purpose, nowMs }
  const found = await findChallenge(trx, offer)
  const secret = found?.owner_id === id ? decryptSecret(real.pepper, found.challenge) : undefined
  const step = secret === undefined ? undefined : totpStepOf(secret, code, nowMs)
  if (!found || step === undefined) {
    throw new ApiError('invalid', {
      fields: [{ path: 'code', message: 'Must be the code that the app shows now' }],
    })
  }
  await consumeChallenge(trx, offer)
  return { totp_secret: found.challenge, totp_last_step: step }
}
