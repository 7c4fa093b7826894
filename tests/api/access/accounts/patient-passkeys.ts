import { passkeyLinkOptionsPath, passkeyLinkPath } from '@second-wind/core/access/contract/devices'
import {
  patientPasskeyOptionsPath,
  patientPasskeysPath,
  renewPath,
} from '@second-wind/core/access/contract/reauth'
import { type Ceremony, ceremony } from '@second-wind/core/access/contract/webauthn'
import type { RealApi } from '../../../support/open-real-api.ts'
import { type Faults, softPasskey } from '../clinician-accounts/soft-passkey.ts'
import {
  createDeviceProof,
  type createUnlinkedPhone,
  type ProvablePhone,
  requestChallenge,
} from './linked-devices.ts'

export type Passkey = ReturnType<typeof softPasskey>

/** The options with which the signed-in patient has to create a passkey. */
export async function getPasskeyOptions(api: RealApi, cookie: string): Promise<Ceremony> {
  return ceremony.parse(await (await api.as(cookie).post(patientPasskeyOptionsPath, {})).json())
}

export async function addPasskey(
  api: RealApi,
  cookie: string,
  passkey: Passkey,
  faults: Faults = {},
): Promise<Response> {
  const { challengeId, options } = await getPasskeyOptions(api, cookie)
  const response = passkey.make(options, faults)
  return api.as(cookie).post(patientPasskeysPath, { challengeId, response, label: 'This phone' })
}

/** Of a person who is signed in. @returns its id */
export async function createPasskey(api: RealApi, cookie: string): Promise<string> {
  const passkey = softPasskey()
  await addPasskey(api, cookie, passkey)
  return passkey.id
}

/** The response of a passkey to the challenge that a phone gets with its own when it renews. */
export async function respondToRenewal(
  api: RealApi,
  { deviceId }: Pick<ProvablePhone, 'deviceId'>,
  passkey: Passkey,
  faults: Faults = {},
) {
  const { passkey: request } = await requestChallenge(api, deviceId, 'renew')
  return {
    challengeId: request?.challengeId,
    response: passkey.show(request?.options.challenge ?? '', faults),
  }
}

/** The phone proves its key, and the person uses a passkey for the challenge that came with it. */
export async function renewByPasskey(
  api: RealApi,
  phone: ProvablePhone,
  passkey: Passkey,
  faults: Faults = {},
): Promise<Response> {
  const person = { passkey: await respondToRenewal(api, phone, passkey, faults) }
  return api.as(undefined).post(renewPath, { device: await createDeviceProof(api, phone, 'renew'), person })
}

/** A new phone requests a link, and the person uses a passkey. */
export async function linkByPasskey(
  api: RealApi,
  passkey: Passkey,
  { device }: Pick<ReturnType<typeof createUnlinkedPhone>, 'device'>,
  faults: Faults = {},
): Promise<Response> {
  const reply = await api.as(undefined).post(passkeyLinkOptionsPath, {})
  const { challengeId, options } = ceremony.parse(await reply.json())
  const response = passkey.show(options.challenge, faults)
  return api.as(undefined).post(passkeyLinkPath, { device, passkey: { challengeId, response } })
}
