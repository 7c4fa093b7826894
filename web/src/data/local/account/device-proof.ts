import {
  type DeviceProof,
  type DeviceProofPurpose,
  deviceProofText,
} from '@second-wind/core/access/contract/reauth'
import { requestDeviceChallenge } from '../../server/patient/reauth.ts'
import { getDeviceId } from '../database/meta.ts'
import { getDeviceKey } from './device-key.ts'

/** Proves to the server that this is the phone that a clinic approved. @throws as `request` */
export async function createDeviceProof(purpose: DeviceProofPurpose): Promise<DeviceProof> {
  const deviceId = await getDeviceId()
  const { challengeId, challenge } = await requestDeviceChallenge({ deviceId, for: purpose })
  const { privateKey } = await getDeviceKey()
  const text = new TextEncoder().encode(deviceProofText(purpose, challenge))
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
