import {
  type DeviceProof,
  type DeviceProofPurpose,
  signedText,
} from '@second-wind/core/access/contract/reauth'
import { askForChallenge } from '../../server/patient/reauth.ts'
import { getDeviceKey } from './device-key.ts'
import { getDeviceId } from '../database/meta.ts'

/** Shows the server that this is the phone that a clinic approved. @throws as `request` */
export async function proveThisPhone(purpose: DeviceProofPurpose): Promise<DeviceProof> {
  const deviceId = await getDeviceId()
  const { challengeId, challenge } = await askForChallenge({ deviceId, for: purpose })
  const { privateKey } = await getDeviceKey()
  const text = new TextEncoder().encode(signedText(purpose, challenge))
  const signed = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, text)
  const signature = base64url(new Uint8Array(signed))
  return { deviceId, challengeId, signature }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
