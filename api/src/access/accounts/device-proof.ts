import { randomBytes } from 'node:crypto'
import {
  type DeviceProof,
  type DeviceProofPurpose,
  deviceProofText,
} from '@second-wind/core/access/contract/reauth'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { isSignedBy } from '../../platform/identity/device-key.ts'
import { findLinkedDevice, type LinkedDevice } from '../../platform/identity/linked-devices.repo.ts'
import { insertChallenge, consumeChallenge } from '../../platform/passkeys/challenges.repo.ts'

/** A phone answers at once. */
const lifeMs = 2 * 60_000

type Place = Pick<RealDeps, 'clock' | 'newId'>

/** Something new for this phone to sign. Given to whoever asks: whether there is such a phone is not told. */
export async function challengeDevice(
  trx: Db,
  { clock, newId }: Place,
  { deviceId, purpose }: { deviceId: string; purpose: DeviceProofPurpose },
): Promise<{ challengeId: string; challenge: string }> {
  const [challengeId, challenge, nowMs] = [newId(), randomBytes(32).toString('base64url'), clock.now()]
  await insertChallenge(
    trx,
    {
      id: challengeId,
      purpose: `device.${purpose}`,
      owner_kind: null,
      owner_id: null,
      device_id: deviceId,
      challenge,
      expires_ms: nowMs + lifeMs,
    },
    nowMs,
  )
  return { challengeId, challenge }
}

/**
 * Uses the challenge up in any case: commit. Revoked phones prove themselves like others.
 *
 * @returns the phone that is claimed, if there is one, and whether it has signed
 */
export async function verifyDeviceProof(
  trx: Db,
  { clock }: Pick<Place, 'clock'>,
  purpose: DeviceProofPurpose,
  { deviceId, challengeId, signature }: DeviceProof,
): Promise<{ device: LinkedDevice | undefined; isProved: boolean }> {
  const nowMs = clock.now()
  const challenge = await consumeChallenge(trx, { id: challengeId, purpose: `device.${purpose}`, nowMs })
  const device = await findLinkedDevice(trx, deviceId)
  const isProved =
    device !== undefined &&
    challenge?.device_id === deviceId &&
    isSignedBy(device.public_key, deviceProofText(purpose, challenge.challenge), signature)
  return { device, isProved }
}
