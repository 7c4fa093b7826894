import {
  patientPasskeyOptionsPath,
  patientPasskeysPath,
  patientPasskeysReply,
  ownRecoveryCodePath,
  ownRecoveryCodeReply,
  removePatientPasskeyPath,
  renewPath,
  renewReply,
} from '@second-wind/core/access/contract/reauth'
import { minuteMs } from '@second-wind/core/platform/moment'
import { erasePath, eraseWord } from '@second-wind/core/rights/erase'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { type Faults, softPasskey } from '../clinician-accounts/soft-passkey.ts'
import { listAudit, closeApi, cookieOf } from '../join/join-requests.ts'
import { createLinkedPhone, type LinkedPhone, createDeviceProof, refusal } from './linked-devices.ts'
import { addPasskey, type Passkey, getPasskeyOptions, renewByPasskey } from './patient-passkeys.ts'

let api: RealApi
let phone: LinkedPhone
beforeEach(async () => {
  api = await openRealApi()
  phone = await createLinkedPhone(api, 1)
})
afterEach(() => closeApi(api))

const options = (cookie = phone.cookie) => getPasskeyOptions(api, cookie)
const add = (passkey: Passkey, faults: Faults = {}, cookie = phone.cookie) =>
  addPasskey(api, cookie, passkey, faults)
const renewBy = (passkey: Passkey) => renewByPasskey(api, phone, passkey)

describe('a new passkey that is refused', () => {
  test.each<[string, Faults]>([
    ['if it did not verify its user', { unverified: true }],
    ['if it was made at another address', { origin: 'https://evil.example' }],
    ['if it was made for another site', { rpId: 'evil.example' }],
    ['if it was made for another challenge', { challenge: 'AAAA' }],
  ])('is not stored %s', async (_what, faults) => {
    expect((await add(softPasskey(), faults)).status).toBe(422)
    expect(await api.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
  })

  test("is not stored if it was made with another person's challenge", async () => {
    const other = await createLinkedPhone(api, 2)
    const theirs = await options(other.cookie)
    const response = softPasskey().make(theirs.options)
    const made = { challengeId: theirs.challengeId, response, label: 'Mine now' }
    expect((await api.as(phone.cookie).post(patientPasskeysPath, made)).status).toBe(422)
  })

  test('is not stored if another patient has registered it already', async () => {
    const passkey = softPasskey()
    await add(passkey)
    const other = await createLinkedPhone(api, 2)
    expect((await add(passkey, {}, other.cookie)).status).toBe(422)
    expect(await api.db.selectFrom('passkeys').select('owner_id').execute()).toEqual([{ owner_id: 1 }])
  })
})

describe('a removed passkey', () => {
  test('neither signs in nor is listed', async () => {
    const [kept, removed] = [softPasskey(), softPasskey()]
    await add(kept)
    await add(removed)
    const response = await api.as(phone.cookie).post(removePatientPasskeyPath(removed.id), {})
    expect(response.status).toBe(204)
    expect(await refusal(await renewBy(removed))).toBe('401 unauthorised')
    const left = patientPasskeysReply.parse(
      await (await api.as(phone.cookie).get(patientPasskeysPath)).json(),
    )
    expect(left.map(({ id }) => id)).toEqual([kept.id])
    expect((await renewBy(kept)).status).toBe(200)
  })

  test('can be removed again when the reply was lost, and another patient’s passkey stays', async () => {
    const [removed, theirs] = [softPasskey(), softPasskey()]
    await add(removed)
    await add(theirs, {}, (await createLinkedPhone(api, 2)).cookie)
    const remove = async ({ id }: Passkey) =>
      (await api.as(phone.cookie).post(removePatientPasskeyPath(id), {})).status
    expect([await remove(removed), await remove(removed)]).toEqual([204, 204])
    expect([await remove(theirs), await remove(softPasskey())]).toEqual([404, 404])
    const removals = (await listAudit(api)).filter(({ action }) => action === 'passkey.remove')
    expect(removals.map(({ who, outcome }) => `${who} ${outcome}`)).toEqual([
      'patient 1 done',
      'patient 1 refused',
      'patient 1 refused',
    ])
    expect(
      await api.db.selectFrom('passkeys').select('owner_id').where('removed_at', 'is', null).execute(),
    ).toEqual([{ owner_id: 2 }])
  })
})

describe('five minutes after the last proof, a signed-in phone', () => {
  const later = () => api.clock.advance(5 * minuteMs + 1)

  test('cannot add or remove a passkey or get a recovery code', async () => {
    const passkey = softPasskey()
    await add(passkey)
    const made = await options()
    later()
    const browser = api.as(phone.cookie)
    const responses = [
      await browser.post(patientPasskeyOptionsPath, {}),
      await browser.post(patientPasskeysPath, {
        challengeId: made.challengeId,
        response: softPasskey().make(made.options),
        label: 'Mine now',
      }),
      await browser.post(removePatientPasskeyPath(passkey.id), {}),
      await browser.post(ownRecoveryCodePath, {}),
    ]
    for (const response of responses) expect(await refusal(response)).toBe('401 reauth_required')
    expect((await browser.get(patientPasskeysPath)).status).toBe(200)
  })

  test('can replace the recovery code or erase the account after showing the passkey', async () => {
    const passkey = softPasskey()
    await add(passkey)
    later()
    const browser = api.as(cookieOf(await renewBy(passkey)))
    const told = await browser.post(ownRecoveryCodePath, {})
    expect(told.status).toBe(201)
    const { recoveryCode } = ownRecoveryCodeReply.parse(await told.json())
    const renewWith = async (code: string) => {
      const device = await createDeviceProof(api, phone, 'renew')
      return api.as(undefined).post(renewPath, { device, person: { recoveryCode: code } })
    }
    expect(await refusal(await renewWith(phone.recoveryCode))).toBe('401 unauthorised')
    expect((await renewWith(recoveryCode)).status).toBe(200)
    expect((await browser.post(erasePath, { word: eraseWord })).status).toBe(204)
    const after = await renewBy(passkey)
    expect(renewReply.parse(await after.json())).toEqual({ state: 'revoked', wipe: true })
    expect(cookieOf(after)).toBe('')
  })
})
