import { revokeDevicePath } from '@second-wind/core/access/contract/devices'
import {
  ownRecoveryCodePath,
  ownRecoveryCodeReply,
  renewPath,
  renewReply,
} from '@second-wind/core/access/contract/reauth'
import { sessionPath, sessionReply } from '@second-wind/core/access/contract/session'
import { hourMs, dayMs } from '@second-wind/core/platform/moment'
import { erasePath, eraseWord } from '@second-wind/core/rights/erase'
import { pullPath } from '@second-wind/core/sync/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { listAudit, closeApi, cookieOf } from '../join/join-requests.ts'
import {
  createLinkedPhone,
  type LinkedPhone,
  createUnlinkedPhone,
  createDeviceProof,
  type ProvablePhone,
  refusal,
} from './linked-devices.ts'

let api: RealApi
let phone: LinkedPhone
beforeEach(async () => {
  api = await openRealApi()
  phone = await createLinkedPhone(api, 1)
})
afterEach(() => closeApi(api))

async function renew(recoveryCode: string, by: ProvablePhone = phone) {
  const device = await createDeviceProof(api, by, 'renew')
  return api.as(undefined).post(renewPath, { device, person: { recoveryCode } })
}

describe('renewing with the recovery code', () => {
  test.each([
    ['stale', 31],
    ['dormant', 181],
  ])('a %s phone with the printed code becomes fresh and can read again', async (_state, days) => {
    api.clock.advance(days * dayMs)
    const response = await renew(phone.recoveryCode)
    expect(renewReply.parse(await response.json())).toMatchObject({ state: 'fresh', patientId: 1 })
    expect((await api.as(cookieOf(response)).get(pullPath)).status).toBe(200)
    api.clock.advance(29 * dayMs)
    const state = sessionReply.parse(await (await api.as(cookieOf(response)).get(sessionPath)).json())
    expect(state).toEqual({ state: 'fresh', patientId: 1 })
  })

  test('a used code is replaced by a new one, which is shown once and works the next time', async () => {
    const { recoveryCode = '' } = renewReply.parse(await (await renew(phone.recoveryCode)).json())
    expect(recoveryCode).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
    expect((await renew(recoveryCode)).status).toBe(200)
    api.clock.advance(hourMs + 1)
    for (const used of [phone.recoveryCode, recoveryCode]) {
      expect(await refusal(await renew(used))).toBe('401 unauthorised')
    }
  })
})

describe('repeating a renewal with the same code after a lost reply', () => {
  test('within the hour the same phone gets a new code, and the unseen one is revoked', async () => {
    const lost = renewReply.parse(await (await renew(phone.recoveryCode)).json())
    api.clock.advance(hourMs)
    const told = renewReply.parse(await (await renew(phone.recoveryCode)).json())
    expect(told.state).toBe('fresh')
    expect(await refusal(await renew(lost.recoveryCode ?? ''))).toBe('401 unauthorised')
    expect((await renew(told.recoveryCode ?? '')).status).toBe(200)
  })

  test('a repeat does not extend the session, which counts from the first proof', async () => {
    api.clock.advance(31 * dayMs)
    await renew(phone.recoveryCode)
    api.clock.advance(hourMs)
    const cookie = cookieOf(await renew(phone.recoveryCode))
    expect((await api.as(cookie).post(erasePath, { word: eraseWord })).status).toBe(401)
    api.clock.advance(30 * dayMs - hourMs)
    const state = async () => sessionReply.parse(await (await api.as(cookie).get(sessionPath)).json()).state
    expect(await state()).toBe('fresh')
    api.clock.advance(1)
    expect(await state()).toBe('stale')
  })

  test('a repeat is refused once the person has a newer code, which stays valid', async () => {
    const other = await createLinkedPhone(api, 1)
    await renew(other.recoveryCode)
    const told = await api.as(other.cookie).post(ownRecoveryCodePath, {})
    const { recoveryCode } = ownRecoveryCodeReply.parse(await told.json())
    expect(await refusal(await renew(other.recoveryCode))).toBe('401 unauthorised')
    expect((await renew(recoveryCode, other)).status).toBe(200)
  })

  test('a repeat is refused on another phone of the same person, or once another code has replaced it', async () => {
    const other = await createLinkedPhone(api, 1)
    await renew(other.recoveryCode)
    expect(await refusal(await renew(other.recoveryCode, other))).toBe('401 unauthorised')
    // The first code was never used: the second phone's took its place.
    expect(await refusal(await renew(phone.recoveryCode))).toBe('401 unauthorised')
  })
})

describe('checking the code', () => {
  test('a code is accepted however it is spaced, cased or misread', async () => {
    const typed = ` ${phone.recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect((await renew(typed)).status).toBe(200)
  })

  test('the code without the phone and the phone without the code are both refused', async () => {
    expect(
      await refusal(await renew(phone.recoveryCode, { ...phone, key: createUnlinkedPhone(api).key })),
    ).toBe('401 unauthorised')
    expect(await refusal(await renew('0000-0000-0000-0000'))).toBe('401 unauthorised')
    // The first try has not used the code up.
    expect((await renew(phone.recoveryCode)).status).toBe(200)
    expect((await listAudit(api)).map(({ action, outcome, object }) => [action, outcome, object])).toEqual([
      ['session.renew', 'refused', `phone ${phone.deviceId}, recovery code`],
      ['session.renew', 'refused', `phone ${phone.deviceId}, recovery code`],
      ['session.renew', 'done', `phone ${phone.deviceId}, recovery code`],
    ])
  })

  test("one patient's code does not open another patient's phone", async () => {
    const other = await createLinkedPhone(api, 2)
    expect(await refusal(await renew(other.recoveryCode))).toBe('401 unauthorised')
    expect((await renew(other.recoveryCode, other)).status).toBe(200)
  })

  test('when two phones renew at once with one code, one succeeds', async () => {
    const other = await createLinkedPhone(api, 1)
    const responses = await Promise.all([renew(other.recoveryCode), renew(other.recoveryCode, other)])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })
})

describe('lost and stolen phones', () => {
  test('a lost phone cannot be renewed with any code', async () => {
    const other = await createLinkedPhone(api, 1)
    await api.as(other.cookie).post(revokeDevicePath(phone.deviceId), { lost: true })
    const response = await renew(other.recoveryCode)
    expect(renewReply.parse(await response.json())).toEqual({ state: 'revoked', wipe: true })
    expect(cookieOf(response)).toBe('')
    // Nothing was used up.
    expect((await renew(other.recoveryCode, other)).status).toBe(200)
  })

  test('repeated wrong codes on a stolen phone are slowed down more and more', async () => {
    const responses: string[] = []
    for (let time = 0; time < 6; time += 1)
      responses.push(await refusal(await renew(`0000-0000-0000-000${time}`)))
    expect(responses).toEqual([
      ...Array<string>(4).fill('401 unauthorised'),
      ...Array<string>(2).fill('429 too_many_requests'),
    ])
  })
})
