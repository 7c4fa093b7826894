import { encryptSecret } from '@second-wind/api/access/clinician-accounts/encrypt-secret'
import { enrolledReply, enrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import {
  changePasswordPath,
  newAuthenticatorOptionsPath,
  newAuthenticatorPath,
  newRecoveryCodesPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import { totpAt } from '../../../support/totp-at.ts'
import {
  listAuditActions,
  cookieOf,
  goodPassword,
  isSignedIn,
  getOwnSignIn,
  closeApi,
  signInWithPassword,
  enrolWithPasskey,
  enrolWithPassword,
} from './enrol-clinician.ts'

const betterPassword = 'wagon mustard eleven pillow'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => closeApi(api))

/** Requests a new secret for the app. @returns the body that confirms it */
async function startAuthenticator(cookie: string) {
  const offer = await api.as(cookie).post(newAuthenticatorOptionsPath, {})
  const { challengeId, secret } = enrolTotpReply.parse(await offer.json())
  return { challengeId, secret, code: totpAt(secret, api.clock.now()) }
}

describe("a clinician's password", () => {
  const change = (cookie: string, typed: { current?: string; password?: string }) =>
    api.as(cookie).post(changePasswordPath, { current: goodPassword, password: betterPassword, ...typed })

  test('is the only valid one after it was changed', async () => {
    const { cookie, code } = await enrolWithPassword(api)
    expect((await change(cookie, {})).status).toBe(204)
    expect((await signInWithPassword(api, { code: code() })).status).toBe(401)
    expect((await signInWithPassword(api, { password: betterPassword, code: code() })).status).toBe(204)
  })

  test('cannot be changed without the current one, and wrong tries are slowed down and audited', async () => {
    const { cookie } = await enrolWithPassword(api)
    const guess = () => change(cookie, { current: 'not the password at all' })
    const told: number[] = []
    for (let n = 0; n < 5; n += 1) told.push((await guess()).status)
    expect(told).toEqual([403, 403, 403, 403, 429])
    expect(await isSignedIn(api, cookie)).toBe(true)
    expect(await listAuditActions(api)).toContain(`clinician.change-password ${changePasswordPath} refused`)
  })

  test('is refused when it is new and easy to guess', async () => {
    const { cookie } = await enrolWithPassword(api)
    const response = await change(cookie, { password: 'Password1234567' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('easy to guess')
  })
})

describe('a new authenticator app', () => {
  test('replaces the earlier one once it has shown a code', async () => {
    const { cookie, code, secret: before } = await enrolWithPassword(api)
    const { challengeId, secret, code: shown } = await startAuthenticator(cookie)
    expect(secret).not.toBe(before)
    const wrong = await api.as(cookie).post(newAuthenticatorPath, { challengeId, code: code() })
    expect(wrong.status).toBe(422)
    const right = await api.as(cookie).post(newAuthenticatorPath, { challengeId, code: shown })
    expect(right.status).toBe(204)
    expect((await signInWithPassword(api, { code: code() })).status).toBe(401)
    expect((await signInWithPassword(api, { code: shown })).status).toBe(401)
    api.clock.advance(minuteMs)
    expect((await signInWithPassword(api, { code: totpAt(secret, api.clock.now()) })).status).toBe(204)
  })

  test('is refused when it was offered before the pepper changed', async () => {
    const { cookie } = await enrolWithPassword(api)
    const { challengeId, secret, code } = await startAuthenticator(cookie)
    const challenge = encryptSecret('the pepper of before', secret)
    await api.db.updateTable('challenges').set({ challenge }).where('id', '=', challengeId).execute()
    expect((await api.as(cookie).post(newAuthenticatorPath, { challengeId, code })).status).toBe(422)
  })

  test('is refused when it was offered to another clinician', async () => {
    const { cookie } = await enrolWithPassword(api)
    const { challengeId, code } = await startAuthenticator(cookie)
    await api.db.updateTable('challenges').set({ owner_id: 2 }).where('id', '=', challengeId).execute()
    expect((await api.as(cookie).post(newAuthenticatorPath, { challengeId, code })).status).toBe(422)
  })
})

describe('a clinician with passkeys only', () => {
  test('cannot add a password or an authenticator app', async () => {
    const { cookie } = await enrolWithPasskey(api)
    const password = { current: '', password: betterPassword }
    expect((await api.as(cookie).post(changePasswordPath, password)).status).toBe(409)
    expect((await api.as(cookie).post(newAuthenticatorOptionsPath, {})).status).toBe(409)
  })
})

describe('ten new recovery codes', () => {
  test('end the previous ten', async () => {
    const { cookie, code, recoveryCodes: before } = await enrolWithPassword(api)
    const response = await api.as(cookie).post(newRecoveryCodesPath, {})
    expect(response.status).toBe(201)
    const { recoveryCodes } = enrolledReply.parse(await response.json())
    expect(new Set([...recoveryCodes, ...before]).size).toBe(20)
    expect((await getOwnSignIn(api, cookieOf(response))).recoveryCodesLeft).toBe(10)
    expect((await signInWithPassword(api, { code: before[0] ?? '' })).status).toBe(401)
    expect((await signInWithPassword(api, { code: recoveryCodes[0] ?? '' })).status).toBe(204)
    expect((await signInWithPassword(api, { code: code() })).status).toBe(204)
  })
})
