import { passkeySignInPath } from '@second-wind/core/access/contract/clinician-auth'
import {
  patientPasskeysPath,
  patientPasskeysReply,
  renewPath,
  renewReply,
} from '@second-wind/core/access/contract/reauth'
import { dayMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { type Faults, softPasskey } from '../clinician-accounts/soft-passkey.ts'
import { listAudit, closeApi, cookieOf } from '../join/join-requests.ts'
import {
  requestChallenge,
  createLinkedPhone,
  type LinkedPhone,
  type ProvablePhone,
  createUnlinkedPhone,
  createDeviceProof,
  refusal,
} from './linked-devices.ts'
import { addPasskey, type Passkey, renewByPasskey, respondToRenewal } from './patient-passkeys.ts'

let api: RealApi
let phone: LinkedPhone
beforeEach(async () => {
  api = await openRealApi()
  phone = await createLinkedPhone(api, 1)
})
afterEach(() => closeApi(api))

const add = (passkey: Passkey) => addPasskey(api, phone.cookie, passkey)
const renewBy = (passkey: Passkey, faults: Faults = {}, by: ProvablePhone = phone) =>
  renewByPasskey(api, by, passkey, faults)

describe('a passkey used instead of the printed code', () => {
  test('makes the phone fresh and leaves the code valid', async () => {
    const passkey = softPasskey()
    expect((await add(passkey)).status).toBe(201)
    api.clock.advance(181 * dayMs)
    const response = await renewBy(passkey)
    expect(renewReply.parse(await response.json())).toEqual({ state: 'fresh', patientId: 1 })
    const listed = patientPasskeysReply.parse(
      await (await api.as(cookieOf(response)).get(patientPasskeysPath)).json(),
    )
    expect(listed).toEqual([
      {
        id: passkey.id,
        label: 'This phone',
        createdAt: '2026-11-20T18:00:00.000Z',
        lastUsedAt: '2027-05-20T18:00:00.000Z',
      },
    ])
    const device = await createDeviceProof(api, phone, 'renew')
    const byCode = { device, person: { recoveryCode: phone.recoveryCode } }
    expect((await api.as(undefined).post(renewPath, byCode)).status).toBe(200)
    expect((await listAudit(api)).map(({ action, object }) => [action, object])).toEqual([
      ['passkey.add', null],
      ['session.renew', `phone ${phone.deviceId}, passkey`],
      ['session.renew', `phone ${phone.deviceId}, recovery code`],
    ])
  })
})

describe('a passkey that is refused', () => {
  test.each<[string, Faults]>([
    ['that did not verify its user', { unverified: true }],
    ['at another address', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['with a response to another challenge', { challenge: 'AAAA' }],
    ['when its counter went back', { counter: 0 }],
    ['with a handle of another patient', { userHandle: Buffer.from('patient:2').toString('base64url') }],
    ['without a handle', { userHandle: null }],
  ])('is refused %s', async (_what, faults) => {
    const passkey = softPasskey()
    await add(passkey)
    expect((await renewBy(passkey)).status).toBe(200)
    expect(await refusal(await renewBy(passkey, faults))).toBe('401 unauthorised')
  })

  test("is refused on another person's phone, and on an unknown phone", async () => {
    const passkey = softPasskey()
    await add(passkey)
    const other = await createLinkedPhone(api, 2)
    expect(await refusal(await renewBy(passkey, {}, other))).toBe('401 unauthorised')
    const stranger = { deviceId: api.newId(), key: createUnlinkedPhone(api).key }
    expect(await refusal(await renewBy(passkey, {}, stranger))).toBe('401 unauthorised')
  })

  test('is refused when it was never registered', async () => {
    expect(await refusal(await renewBy(softPasskey()))).toBe('401 unauthorised')
  })

  test('is refused when its response is sent a second time', async () => {
    const passkey = softPasskey()
    await add(passkey)
    const person = { passkey: await respondToRenewal(api, phone, passkey) }
    const renew = async () =>
      api.as(undefined).post(renewPath, { device: await createDeviceProof(api, phone, 'renew'), person })
    expect((await renew()).status).toBe(200)
    expect(await refusal(await renew())).toBe('401 unauthorised')
  })

  test('is refused at the sign-in for clinicians', async () => {
    const passkey = softPasskey()
    await add(passkey)
    const reply = await api.as(undefined).post(passkeySignInPath, await respondToRenewal(api, phone, passkey))
    expect(await refusal(reply)).toBe('401 unauthorised')
  })
})

describe('a caller with a phone’s id', () => {
  test('cannot find out whether its owner has a passkey', async () => {
    await add(softPasskey())
    const [known, unknown] = [
      await requestChallenge(api, phone.deviceId, 'renew'),
      await requestChallenge(api, api.newId(), 'renew'),
    ]
    expect(Object.keys(known.passkey?.options ?? {})).toEqual(Object.keys(unknown.passkey?.options ?? {}))
    expect(JSON.stringify(known)).not.toContain('allowCredentials":[{')
  })
})
