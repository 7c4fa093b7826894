import {
  device as listedDevice,
  devicesPath,
  devicesReply,
  passkeyLinkOptionsPath,
  passkeyLinkPath,
  passkeyLinkReply,
  revokeDevicePath,
} from '@second-wind/core/access/contract/devices'
import { patientPasskeysPath, removePatientPasskeyPath } from '@second-wind/core/access/contract/reauth'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { ceremony } from '@second-wind/core/access/contract/webauthn'
import { dayMs } from '@second-wind/core/platform/moment'
import { erasePath, eraseWord } from '@second-wind/core/rights/erase'
import { pullPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { type Faults, softPasskey } from '../clinician-accounts/soft-passkey.ts'
import { listAudit, closeApi, cookieOf } from '../join/join-requests.ts'
import {
  requestChallenge,
  createLinkedPhone,
  type LinkedPhone,
  createUnlinkedPhone,
  refusal,
} from './linked-devices.ts'
import { addPasskey, linkByPasskey, type Passkey } from './patient-passkeys.ts'

let api: RealApi
let phone: LinkedPhone
let passkey: Passkey
beforeEach(async () => {
  api = await openRealApi()
  phone = await createLinkedPhone(api, 1)
  passkey = softPasskey()
  await addPasskey(api, phone.cookie, passkey)
})
afterEach(() => closeApi(api))

const devicesOf = async (cookie: string) =>
  devicesReply.parse(await (await api.as(cookie).get(devicesPath)).json())

describe('linking a new phone by passkey', () => {
  test('a patient who lost their only phone links a new one, reads the record there and reports the old one lost', async () => {
    api.clock.advance(200 * dayMs)
    const response = await linkByPasskey(api, passkey, createUnlinkedPhone(api))
    expect(response.status).toBe(201)
    expect(passkeyLinkReply.parse(await response.json())).toEqual({ patientId: 1, replaces: null })
    const cookie = cookieOf(response)
    expect((await api.as(cookie).get(pullPath)).status).toBe(200)
    const state = sessionReply.parse(await (await api.as(cookie).get(sessionPath)).json())
    expect(state).toEqual({ state: 'fresh', patientId: 1 })

    expect((await devicesOf(cookie)).map(({ label }) => label)).toEqual([
      'Safari on iPad',
      'Chrome on Android',
    ])
    await api.as(cookie).post(revokeDevicePath(phone.deviceId), { lost: true })
    const told = sessionReply.parse(await (await api.as(phone.cookie).get(sessionPath)).json())
    expect(told).toEqual({ state: 'revoked', wipe: true })
    const audited = (await listAudit(api)).map(({ action, outcome }) => `${action} ${outcome}`)
    expect(audited).toEqual(['passkey.add done', 'device.link done', 'device.lost done'])
  })

  test('linking the same phone again, as after a lost reply, changes nothing', async () => {
    const fresh = createUnlinkedPhone(api)
    await linkByPasskey(api, passkey, fresh)
    const again = await linkByPasskey(api, passkey, fresh)
    expect(again.status).toBe(201)
    expect(await devicesOf(cookieOf(again))).toHaveLength(2)
    const audited = (await listAudit(api)).map(({ action }) => action)
    expect(audited).toEqual(['passkey.add', 'device.link', 'device.repeat'])
  })

  test('a sixth phone is refused while all five are in use, and the audit log says so', async () => {
    for (let count = 0; count < 4; count += 1) await linkByPasskey(api, passkey, createUnlinkedPhone(api))
    const response = await linkByPasskey(api, passkey, createUnlinkedPhone(api))
    expect(await refusal(response)).toBe('409 too_many_devices')
    expect(await devicesOf(phone.cookie)).toHaveLength(5)
    expect((await listAudit(api)).at(-1)).toMatchObject({ action: 'device.link', outcome: 'refused' })
  })

  test('a sixth phone signs out one that is no longer used and names it', async () => {
    api.clock.advance(30 * dayMs + 1)
    for (let count = 0; count < 4; count += 1) await linkByPasskey(api, passkey, createUnlinkedPhone(api))
    const response = await linkByPasskey(api, passkey, createUnlinkedPhone(api))
    expect(passkeyLinkReply.parse(await response.json()).replaces).toBe('Chrome on Android')
    const labels = (await devicesOf(cookieOf(response))).map((one) => listedDevice.parse(one).label)
    expect(labels).toEqual(Array<string>(5).fill('Safari on iPad'))
    expect((await api.as(phone.cookie).get(pullPath)).status).toBe(401)
  })
})

describe('refused links', () => {
  test.each<[string, Faults]>([
    ['when the passkey did not verify its user', { unverified: true }],
    ['at another address', { origin: 'https://evil.example' }],
    ['with a passkey of another site', { rpId: 'evil.example' }],
    ['with the response to another challenge', { challenge: 'AAAA' }],
    ['when the counter went back', { counter: 0 }],
    ['with a passkey whose handle names another patient', { userHandle: handle('patient:2') }],
    ['with a passkey whose handle names a clinician', { userHandle: handle('clinician:1') }],
    ['with a passkey without a handle', { userHandle: null }],
  ])('a link is refused %s', async (_what, faults) => {
    expect((await linkByPasskey(api, passkey, createUnlinkedPhone(api))).status).toBe(201)
    expect(await refusal(await linkByPasskey(api, passkey, createUnlinkedPhone(api), faults))).toBe(
      '401 unauthorised',
    )
    expect(await devicesOf(phone.cookie)).toHaveLength(2)
    expect((await listAudit(api)).at(-1)).toMatchObject({ action: 'device.link', outcome: 'refused' })
  })

  test('a link is refused with a passkey that was never registered or was removed', async () => {
    expect(await refusal(await linkByPasskey(api, softPasskey(), createUnlinkedPhone(api)))).toBe(
      '401 unauthorised',
    )
    await api.as(phone.cookie).post(removePatientPasskeyPath(passkey.id), {})
    expect(await refusal(await linkByPasskey(api, passkey, createUnlinkedPhone(api)))).toBe(
      '401 unauthorised',
    )
  })

  test('a link is refused if the same response is used a second time, for any phone', async () => {
    const reply = await api.as(undefined).post(passkeyLinkOptionsPath, {})
    const { challengeId, options } = ceremony.parse(await reply.json())
    const response = passkey.show(options.challenge)
    const link = () =>
      api.as(undefined).post(passkeyLinkPath, {
        device: createUnlinkedPhone(api).device,
        passkey: { challengeId, response },
      })
    expect((await link()).status).toBe(201)
    expect(await refusal(await link())).toBe('401 unauthorised')
  })

  test('a link is refused with a response meant to renew a session', async () => {
    const request = (await requestChallenge(api, phone.deviceId, 'renew')).passkey
    const shown = {
      challengeId: request?.challengeId,
      response: passkey.show(request?.options.challenge ?? ''),
    }
    const response = await api
      .as(undefined)
      .post(passkeyLinkPath, { device: createUnlinkedPhone(api).device, passkey: shown })
    expect(await refusal(response)).toBe('401 unauthorised')
  })

  test('a link is refused for an account that was erased', async () => {
    await api.as(phone.cookie).post(erasePath, { word: eraseWord })
    expect(await refusal(await linkByPasskey(api, passkey, createUnlinkedPhone(api)))).toBe(
      '401 unauthorised',
    )
  })

  test('a link is refused for a phone that was signed out, belongs to another patient or shows another key, and the response is used up', async () => {
    const fresh = createUnlinkedPhone(api)
    const cookie = cookieOf(await linkByPasskey(api, passkey, fresh))
    const otherKey = { device: { ...createUnlinkedPhone(api).device, id: fresh.device.id } }
    expect(await refusal(await linkByPasskey(api, passkey, otherKey))).toBe('409 conflict')

    const stranger = softPasskey()
    await addPasskey(api, (await createLinkedPhone(api, 2)).cookie, stranger)
    expect(await refusal(await linkByPasskey(api, stranger, fresh))).toBe('409 conflict')

    await api.as(phone.cookie).post(revokeDevicePath(fresh.device.id), { lost: false })
    expect(await refusal(await linkByPasskey(api, passkey, fresh))).toBe('409 conflict')
    expect((await api.as(cookie).get(patientPasskeysPath)).status).toBe(401)
    const left = await api.db.selectFrom('challenges').select('id').execute()
    expect(left).toEqual([])
  })
})

function handle(text: string): string {
  return Buffer.from(text).toString('base64url')
}
