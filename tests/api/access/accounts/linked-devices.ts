import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { issueRecoveryCode } from '@second-wind/api/platform/authentication/issue-recovery-code'
import { linkDevice } from '@second-wind/api/platform/authentication/linked-devices'
import { openSession } from '@second-wind/api/platform/authentication/sessions'
import {
  type DeviceLinkReply,
  deviceLinkReply,
  deviceLinksPath,
  deviceLinkLookupPath,
  deviceLinkLookupReply,
} from '@second-wind/core/access/contract/devices'
import { deviceKey } from '@second-wind/core/access/contract/join'
import {
  deviceChallengePath,
  deviceChallengeReply,
  type DeviceProof,
  type DeviceProofPurpose,
  deviceProofText,
} from '@second-wind/core/access/contract/reauth'
import { errorBody } from '@second-wind/core/platform/http/error'
import { patientId } from '@second-wind/core/platform/ids'
import { expect } from 'vitest'
import type { RealApi } from '../../../support/open-real-api.ts'
import { cookieOf } from '../join/join-requests.ts'

export type LinkedPhone = {
  deviceId: string
  cookie: string
  key: KeyObject
  recoveryCode: string
}

/** The proof of a phone. */
export type ProvablePhone = Pick<LinkedPhone, 'deviceId' | 'key'>

/** A phone with its own key, signed in now, whose owner has a recovery code. */
export async function createLinkedPhone(
  api: RealApi,
  id: 1 | 2,
  label = 'Chrome on Android',
): Promise<LinkedPhone> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = deviceKey.parse(publicKey.export({ format: 'jwk' }))
  const [deviceId, owner, nowMs] = [api.newId(), patientId.parse(id), api.clock.now()]
  const text = JSON.stringify({ kty, crv, x, y })
  const phone = { deviceId, patientId: owner, label, publicKey: text, linkedBy: 'invitation' } as const
  await linkDevice(api.db, phone, nowMs)
  const at = new Date(nowMs).toISOString()
  const recoveryCode = await issueRecoveryCode(api.db, api.real, { patientId: owner, at })
  const opening = { kind: 'patient', actorId: id, deviceId, authenticatedMs: nowMs } as const
  const { token } = await openSession(api.db, api, opening)
  return { deviceId, cookie: `__Host-sw_p=${token}`, key: privateKey, recoveryCode }
}

/** The phone's response to its challenge. */
export async function createDeviceProof(
  api: RealApi,
  { deviceId, key }: ProvablePhone,
  purpose: DeviceProofPurpose,
): Promise<DeviceProof> {
  const { challengeId, challenge } = await requestChallenge(api, deviceId, purpose)
  return { deviceId, challengeId, signature: signText(key, deviceProofText(purpose, challenge)) }
}

export async function requestChallenge(api: RealApi, deviceId: string, purpose: DeviceProofPurpose) {
  const response = await api.as(undefined).post(deviceChallengePath, { deviceId, for: purpose })
  return deviceChallengeReply.parse(await response.json())
}

export const signText = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')

export function createUnlinkedPhone(api: RealApi, label = 'Safari on iPad') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const device = { id: api.newId(), key: deviceKey.parse(publicKey.export({ format: 'jwk' })), label }
  return { device, key: privateKey }
}

/** A new phone requests a link. */
export async function requestDeviceLink(
  api: RealApi,
  { device } = createUnlinkedPhone(api),
): Promise<DeviceLinkReply> {
  return deviceLinkReply.parse(await (await api.as(undefined).post(deviceLinksPath, { device })).json())
}

/** The signed-in phone has typed the code of a new phone. @returns the link's id */
export async function lookUpDeviceLink(
  api: RealApi,
  cookie: string,
  link?: DeviceLinkReply,
): Promise<string> {
  const { code } = link ?? (await requestDeviceLink(api))
  const response = await api.as(cookie).post(deviceLinkLookupPath, { code })
  return deviceLinkLookupReply.parse(await response.json()).id
}

/** Status and code of a reply that opens no session. */
export async function refusal(reply: Response): Promise<string> {
  expect(cookieOf(reply)).toBe('')
  return `${reply.status} ${errorBody.parse(await reply.json()).error.code}`
}
