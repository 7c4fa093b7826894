import { passkeySignInPath } from '@second-wind/core/contract/clinician-auth'
import { errorBody } from '@second-wind/core/contract/error'
import {
  ownPasskeyOptionsPath,
  ownPasskeysPath,
  ownPasskeysReply,
  renewPath,
  renewReply,
} from '@second-wind/core/contract/reauth'
import { type Ceremony, ceremony } from '@second-wind/core/contract/webauthn'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type OpenRealApi, openRealApi } from '../../support/open-real-api.ts'
import { type Faults, softPasskey } from '../clinician-accounts/soft-passkey.ts'
import { auditOf, closed, cookieOf } from '../joining/a-clinic.ts'
import { challengeFor, keyedPhone, type KeyedPhone, newPhone, proofOf } from './phones.ts'

const dayMs = 24 * 60 * 60_000
type Passkey = ReturnType<typeof softPasskey>

let api: OpenRealApi
let phone: KeyedPhone
beforeEach(async () => {
  api = await openRealApi()
  phone = await keyedPhone(api, 1)
})
afterEach(() => closed(api))

const options = async (cookie = phone.cookie): Promise<Ceremony> =>
  ceremony.parse(await (await api.as(cookie).post(ownPasskeyOptionsPath, {})).json())

async function add(passkey: Passkey, faults: Faults = {}, cookie = phone.cookie): Promise<Response> {
  const { challengeId, options: wanted } = await options(cookie)
  const response = passkey.make(wanted.challenge, faults)
  return api.as(cookie).post(ownPasskeysPath, { challengeId, response, label: 'This phone' })
}

/** The phone proves itself, and the person shows a passkey to the challenge that came along. */
async function renewBy(
  passkey: Passkey,
  faults: Faults = {},
  by: Pick<KeyedPhone, 'deviceId' | 'key'> = phone,
) {
  const asked = (await challengeFor(api, by.deviceId, 'renew')).passkey
  const person = {
    passkey: {
      challengeId: asked?.challengeId,
      response: passkey.show(asked?.options.challenge ?? '', faults),
    },
  }
  return api.as(undefined).post(renewPath, { device: await proofOf(api, by, 'renew'), person })
}

async function refusal(answer: Response): Promise<string> {
  expect(cookieOf(answer)).toBe('')
  return `${answer.status} ${errorBody.parse(await answer.json()).error.code}`
}

test('a passkey in place of the printed code: fresh again, and the printed code stays good', async () => {
  const passkey = softPasskey()
  expect((await add(passkey)).status).toBe(201)
  api.clock.advance(181 * dayMs)
  const answer = await renewBy(passkey)
  expect(renewReply.parse(await answer.json())).toEqual({ state: 'fresh', patientId: 1 })
  const listed = ownPasskeysReply.parse(await (await api.as(cookieOf(answer)).get(ownPasskeysPath)).json())
  expect(listed).toEqual([
    { label: 'This phone', createdAt: '2026-11-20T18:00:00.000Z', lastUsedAt: '2027-05-20T18:00:00.000Z' },
  ])
  const device = await proofOf(api, phone, 'renew')
  const byCode = { device, person: { recoveryCode: phone.recoveryCode } }
  expect((await api.as(undefined).post(renewPath, byCode)).status).toBe(200)
  expect((await auditOf(api)).map(({ action, object }) => [action, object])).toEqual([
    ['passkey.add', null],
    ['session.renew', `phone ${phone.deviceId}, passkey`],
    ['session.renew', `phone ${phone.deviceId}, recovery code`],
  ])
})

describe('a passkey proves nothing', () => {
  test.each<[string, Faults]>([
    ['when nobody proved that it is theirs', { unverified: true }],
    ['at another address', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['as the answer to another challenge', { challenge: 'AAAA' }],
    ['when its counter went back', { counter: 0 }],
  ])('%s', async (_what, faults) => {
    const passkey = softPasskey()
    await add(passkey)
    expect((await renewBy(passkey)).status).toBe(200)
    expect(await refusal(await renewBy(passkey, faults))).toBe('401 unauthorised')
  })

  test('on the phone of another person, or on no phone of theirs', async () => {
    const passkey = softPasskey()
    await add(passkey)
    const other = await keyedPhone(api, 2)
    expect(await refusal(await renewBy(passkey, {}, other))).toBe('401 unauthorised')
    const stranger = { deviceId: api.newId(), key: newPhone(api).key }
    expect(await refusal(await renewBy(passkey, {}, stranger))).toBe('401 unauthorised')
  })

  test('that nobody has registered', async () => {
    expect(await refusal(await renewBy(softPasskey()))).toBe('401 unauthorised')
  })

  test('a second time with the same answer', async () => {
    const passkey = softPasskey()
    await add(passkey)
    const asked = (await challengeFor(api, phone.deviceId, 'renew')).passkey
    const person = {
      passkey: { challengeId: asked?.challengeId, response: passkey.show(asked?.options.challenge ?? '') },
    }
    const renew = async () =>
      api.as(undefined).post(renewPath, { device: await proofOf(api, phone, 'renew'), person })
    expect((await renew()).status).toBe(200)
    expect(await refusal(await renew())).toBe('401 unauthorised')
  })

  test('at the door of the clinicians', async () => {
    const passkey = softPasskey()
    await add(passkey)
    const asked = (await challengeFor(api, phone.deviceId, 'renew')).passkey
    const response = passkey.show(asked?.options.challenge ?? '')
    const answer = await api
      .as(undefined)
      .post(passkeySignInPath, { challengeId: asked?.challengeId, response })
    expect(await refusal(answer)).toBe('401 unauthorised')
  })
})

describe('what is not kept', () => {
  test.each<[string, Faults]>([
    ['a passkey that checked nobody', { unverified: true }],
    ['one that was made at another address', { origin: 'https://evil.example' }],
    ['one for another site', { rpId: 'evil.example' }],
    ['one for another challenge', { challenge: 'AAAA' }],
  ])('%s', async (_what, faults) => {
    expect((await add(softPasskey(), faults)).status).toBe(422)
    expect(await api.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
  })

  test('one made with the challenge of another person', async () => {
    const other = await keyedPhone(api, 2)
    const theirs = await options(other.cookie)
    const response = softPasskey().make(theirs.options.challenge)
    const made = { challengeId: theirs.challengeId, response, label: 'Mine now' }
    expect((await api.as(phone.cookie).post(ownPasskeysPath, made)).status).toBe(422)
  })

  test('one that somebody else has already', async () => {
    const passkey = softPasskey()
    await add(passkey)
    const other = await keyedPhone(api, 2)
    expect((await add(passkey, {}, other.cookie)).status).toBe(422)
    expect(await api.db.selectFrom('passkeys').select('owner_id').execute()).toEqual([{ owner_id: 1 }])
  })
})

test('whether somebody has a passkey is not told to whoever asks with a number', async () => {
  await add(softPasskey())
  const [known, unknown] = [
    await challengeFor(api, phone.deviceId, 'renew'),
    await challengeFor(api, api.newId(), 'renew'),
  ]
  expect(Object.keys(known.passkey?.options ?? {})).toEqual(Object.keys(unknown.passkey?.options ?? {}))
  expect(JSON.stringify(known)).not.toContain('allowCredentials":[{')
})
