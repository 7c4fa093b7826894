import { enrolTotpReply, stepUpPath } from '@second-wind/core/access/contract/clinician-auth'
import {
  addPasskeyOptionsPath,
  addPasskeyPath,
  changePasswordPath,
  endOtherSessionsPath,
  newAuthenticatorOptionsPath,
  newAuthenticatorPath,
  newRecoveryCodesPath,
  removePasskeyPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { ceremony } from '@second-wind/core/access/contract/webauthn'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import { totpAt } from '../../../support/totp-at.ts'
import {
  addSecondPasskey,
  listAuditActions,
  cookieOf,
  goodPassword,
  isSignedIn,
  getOwnSignIn,
  closeApi,
  signInWithPasskey,
  enrolWithPasskey,
  enrolWithPassword,
} from './enrol-clinician.ts'
import { softPasskey } from './soft-passkey.ts'

const stepUpMs = 5 * minuteMs
const betterPassword = 'wagon mustard eleven pillow'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => closeApi(api))

/** Each change, made by a clinician who signs in with a password and also has a passkey. */
type Change = { endsOthers: boolean; audit: string; make(cookie: string, passkey: string): Promise<Response> }
const changes: Record<string, Change> = {
  'adding a passkey': {
    endsOthers: false,
    audit: 'clinician.add-passkey',
    make: async (cookie) => {
      const start = await api.as(cookie).post(addPasskeyOptionsPath, {})
      if (!start.ok) return start
      const { challengeId, options } = ceremony.parse(await start.json())
      const made = { challengeId, response: softPasskey().make(options), label: 'Laptop' }
      return api.as(cookie).post(addPasskeyPath, made)
    },
  },
  'removing a passkey': {
    endsOthers: true,
    audit: 'clinician.remove-passkey',
    make: (cookie, passkey) => api.as(cookie).post(removePasskeyPath(passkey), {}),
  },
  'changing the password': {
    endsOthers: true,
    audit: 'clinician.change-password',
    make: (cookie) =>
      api.as(cookie).post(changePasswordPath, { current: goodPassword, password: betterPassword }),
  },
  'changing the authenticator app': {
    endsOthers: true,
    audit: 'clinician.new-authenticator',
    make: async (cookie) => {
      const offer = await api.as(cookie).post(newAuthenticatorOptionsPath, {})
      if (!offer.ok) return offer
      const { challengeId, secret } = enrolTotpReply.parse(await offer.json())
      const code = totpAt(secret, api.clock.now())
      return api.as(cookie).post(newAuthenticatorPath, { challengeId, code })
    },
  },
  'making new recovery codes': {
    endsOthers: true,
    audit: 'clinician.new-recovery-codes',
    make: (cookie) => api.as(cookie).post(newRecoveryCodesPath, {}),
  },
}

describe.each(Object.entries(changes))('%s', (_, { endsOthers, audit, make }) => {
  test('is refused without step-up, and changes nothing', async () => {
    const first = await enrolWithPassword(api)
    const { cookie, laptop } = await addSecondPasskey(api, first.cookie)
    const before = await getOwnSignIn(api, cookie)
    api.clock.advance(stepUpMs + 1)
    const response = await make(cookie, laptop.id)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('step_up_required')
    expect(await getOwnSignIn(api, cookie)).toEqual(before)
    expect((await listAuditActions(api)).at(-1)).toContain(`${audit} `)
    expect((await listAuditActions(api)).at(-1)).toContain(' refused')

    const proved = await api.as(cookie).post(stepUpPath, { code: first.code() })
    expect((await make(cookieOf(proved), laptop.id)).ok).toBe(true)
  })

  test('is audited, and copies of the earlier cookie become invalid', async () => {
    const first = await enrolWithPassword(api)
    const { cookie, laptop } = await addSecondPasskey(api, first.cookie)
    const elsewhere = cookieOf(await signInWithPasskey(api, laptop))
    const response = await make(cookie, laptop.id)
    expect(response.ok).toBe(true)
    expect((await api.as(cookie).get('/api/clinician-dashboard')).status).toBe(401)
    expect(await isSignedIn(api, cookieOf(response))).toBe(true)
    expect(await isSignedIn(api, elsewhere)).toBe(!endsOthers)
    expect((await listAuditActions(api)).findLast((row) => row.startsWith(audit))).toContain(' done')
  })
})

describe('signing out everywhere else', () => {
  test('ends every other session and every copy of the current cookie', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    const elsewhere = cookieOf(await signInWithPasskey(api, passkey))
    const peter = await api.signInClinician(2)
    api.clock.advance(stepUpMs + 1)
    const response = await api.as(cookie).post(endOtherSessionsPath, {})
    expect(response.status).toBe(204)
    expect(await isSignedIn(api, elsewhere)).toBe(false)
    expect(await isSignedIn(api, cookie)).toBe(false)
    expect(await isSignedIn(api, peter.cookie)).toBe(true)
    const here = cookieOf(response)
    expect((await getOwnSignIn(api, here)).otherSessions).toEqual([])
    expect(await listAuditActions(api)).toContain('clinician.end-other-sessions done')
  })
})
