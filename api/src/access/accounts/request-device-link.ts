import { deviceLinkLifeMs, type DeviceLinkReply } from '@second-wind/core/access/contract/devices'
import type { joiningDevice } from '@second-wind/core/access/contract/join'
import type * as z from 'zod/mini'
import { publicKeyText, requirePointOnCurve } from '../../platform/authentication/device-key.ts'
import { findLinkedDevice } from '../../platform/authentication/linked-devices.repo.ts'
import { hashSecret, newCode, newToken } from '../../platform/authentication/secrets.ts'
import { isDeviceOfErasedPatient } from '../../platform/authentication/sessions.repo.ts'
import { verificationPhrase } from '../../platform/authentication/verification-phrase.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { insertDeviceLink } from './device-links.repo.ts'

/** @throws ApiError invalid (the key), conflict (the phone has an account) */
export async function requestDeviceLink(
  trx: Db,
  { clock, newId, real }: Pick<RealDeps, 'clock' | 'newId' | 'real'>,
  device: z.infer<typeof joiningDevice>,
): Promise<DeviceLinkReply> {
  requirePointOnCurve(device.key)
  const isTaken = (await findLinkedDevice(trx, device.id)) ?? (await isDeviceOfErasedPatient(trx, device.id))
  if (isTaken) throw new ApiError('conflict')
  const [id, code, secret, nowMs] = [newId(), newCode(), newToken(), clock.now()]
  const [phrase, expiresMs] = [verificationPhrase(id), nowMs + deviceLinkLifeMs]
  await insertDeviceLink(
    trx,
    {
      id,
      code_hash: hashLinkCode(real.pepper, code),
      secret_hash: hashLinkSecret(real.pepper, secret),
      device_id: device.id,
      device_key: publicKeyText(device.key),
      device_label: device.label,
      words: phrase,
      patient_id: null,
      state: 'waiting',
      created_ms: nowMs,
      expires_ms: expiresMs,
    },
    nowMs,
  )
  return { id, code, secret, words: phrase, expiresAt: iso(expiresMs) }
}

export const hashLinkSecret = (pepper: string, secret: string): string =>
  hashSecret(pepper, `link secret ${secret}`)

export const hashLinkCode = (pepper: string, code: string): string => hashSecret(pepper, `link code ${code}`)
