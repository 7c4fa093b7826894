import { randomBytes } from 'node:crypto'
import {
  type DeviceProof,
  type DeviceProofPurpose,
  deviceProofText,
} from '@second-wind/core/access/contract/reauth'
import { isSignedBy } from '../../platform/authentication/device-key.ts'
import { findLinkedDevice, type LinkedDevice } from '../../platform/authentication/linked-devices.repo.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { insertChallenge, consumeChallenge } from '../../platform/passkeys/challenges.repo.ts'

/** A phone responds at once. */
const lifeMs = 2 * 60_000

type Deps = Pick<RealDeps, 'clock' | 'newId'>

/**
 * A challenge for this phone to sign. Every caller gets one, so that the reply does not reveal whether the phone
 * exists.
 */
export async function challengeDevice(
  trx: Db,
  { clock, newId }: Deps,
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
 * Consumes the challenge whatever the outcome: commit in both cases. Revoked phones prove themselves like others.
 *
 * @returns the claimed phone, if it exists, and whether its signature is valid
 */
export async function verifyDeviceProof(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
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
