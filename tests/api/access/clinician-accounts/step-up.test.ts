import { setAccount } from '@second-wind/api/access/clinician-accounts/clinician-accounts.repo'
import { encryptSecret } from '@second-wind/api/access/clinician-accounts/encrypt-secret'
import { stepUpOptionsPath, stepUpPath } from '@second-wind/core/access/contract/clinician-auth'
import {
  addPasskeyOptionsPath,
  addPasskeyPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { ceremony } from '@second-wind/core/access/contract/webauthn'
import { clinicianId } from '@second-wind/core/platform/ids'
import { minuteMs } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import { totpAt } from '../../../support/totp-at.ts'
import {
  listAuditActions,
  cookieOf,
  isSignedIn,
  closeApi,
  signInWithPasskey,
  signInWithPassword,
  enrolWithPasskey,
  enrolWithPassword,
} from './enrol-clinician.ts'
import { softPasskey } from './soft-passkey.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => closeApi(api))

const stepUpMethods = z.object({ passkey: z.optional(ceremony), hasCode: z.boolean() })
const stepUpMs = 5 * minuteMs
const helen = clinicianId.parse(1)

async function addPasskey(cookie: string, passkey = softPasskey()): Promise<Response> {
  const start = await api.as(cookie).post(addPasskeyOptionsPath, {})
  if (!start.ok) return start
  const { challengeId, options } = ceremony.parse(await start.json())
  const made = { challengeId, response: passkey.make(options), label: 'Laptop' }
  return api.as(cookie).post(addPasskeyPath, made)
}

describe('a sign-in with a recovery code', () => {
  test('changes no way to sign in: a person who found the code cannot take over the account', async () => {
    const { passkey, recoveryCodes } = await enrolWithPasskey(api)
    const [code = ''] = recoveryCodes
    const cookie = cookieOf(await signInWithPassword(api, { password: '', code }))
    expect(await isSignedIn(api, cookie)).toBe(true)
    const refused = await addPasskey(cookie)
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('step_up_required')])
    expect((await signInWithPasskey(api, passkey)).status).toBe(204)
  })

  test('can be confirmed afterwards with the passkey of the account', async () => {
    const { passkey, recoveryCodes } = await enrolWithPasskey(api)
    const cookie = cookieOf(await signInWithPassword(api, { password: '', code: recoveryCodes[0] ?? '' }))
    const shown = stepUpMethods.parse(await (await api.as(cookie).post(stepUpOptionsPath, {})).json())
    const { challengeId = '', options } = shown.passkey ?? {}
    const proof = { challengeId, response: passkey.show(options?.challenge ?? '') }
    const proved = await api.as(cookie).post(stepUpPath, proof, { 'x-user': '1' })
    expect((await addPasskey(cookieOf(proved))).status).toBe(204)
  })
})

describe('completing step-up', () => {
  test('a passkey can be added right after signing in, later only after step-up', async () => {
    const { cookie: first, passkey } = await enrolWithPasskey(api)
    const laptop = softPasskey()
    const added = await addPasskey(first, laptop)
    expect(added.status).toBe(204)
    const cookie = cookieOf(added)
    expect((await signInWithPasskey(api, laptop)).status).toBe(204)

    api.clock.advance(stepUpMs + 1)
    expect((await addPasskey(cookie)).status).toBe(403)
    const shown = stepUpMethods.parse(await (await api.as(cookie).post(stepUpOptionsPath, {})).json())
    expect(shown.hasCode).toBe(false)
    const { challengeId = '', options } = shown.passkey ?? {}
    const proof = { challengeId, response: passkey.show(options?.challenge ?? '') }
    const proved = await api.as(cookie).post(stepUpPath, proof, { 'x-user': '1' })
    expect(proved.status).toBe(204)

    const renewed = cookieOf(proved)
    expect(await isSignedIn(api, cookie)).toBe(false)
    expect(await isSignedIn(api, renewed)).toBe(true)
    const again = await addPasskey(renewed)
    expect(again.status).toBe(204)
    api.clock.advance(stepUpMs + 1)
    expect((await addPasskey(cookieOf(again))).status).toBe(403)
    expect(await listAuditActions(api)).toContain('clinician.step-up done')
  })

  test('a code of the app completes step-up once, and a wrong one leaves the session unchanged', async () => {
    const { cookie, code } = await enrolWithPassword(api)
    api.clock.advance(stepUpMs)
    const shown = stepUpMethods.parse(await (await api.as(cookie).post(stepUpOptionsPath, {})).json())
    expect(shown).toEqual({ hasCode: true })
    expect((await api.as(cookie).post(stepUpPath, { code: '000000' })).status).toBe(403)
    expect(await isSignedIn(api, cookie)).toBe(true)
    const proved = await api.as(cookie).post(stepUpPath, { code: code() })
    expect(proved.status).toBe(204)
    expect((await api.as(cookieOf(proved)).post(stepUpPath, { code: code() })).status).toBe(403)
  })

  test('after the pepper changed, a code of the app is refused with the reason', async () => {
    const { cookie, secret } = await enrolWithPassword(api)
    await setAccount(api.db, helen, { totp_secret: encryptSecret('the pepper of before', secret) })
    const code = totpAt(secret, api.clock.now())
    expect((await api.as(cookie).post(stepUpPath, { code })).status).toBe(403)
    expect(await isSignedIn(api, cookie)).toBe(true)
  })
})

describe('refused step-up', () => {
  test('wrong passwords at sign-in do not slow down step-up, whatever username was typed', async () => {
    const { cookie, code } = await enrolWithPassword(api)
    for (let n = 0; n < 5; n += 1) await signInWithPassword(api, { username: `step-up ${helen}` })
    expect((await api.as(cookie).post(stepUpPath, { code: code() })).status).toBe(204)
  })

  test('another clinician’s passkey and a sign-in challenge are refused', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    const { passkey: request } = stepUpMethods.parse(
      await (await api.as(cookie).post(stepUpOptionsPath, {})).json(),
    )
    const stranger = softPasskey().show(request?.options.challenge ?? '')
    const byStranger = { challengeId: request?.challengeId ?? '', response: stranger }
    expect((await api.as(cookie).post(stepUpPath, byStranger)).status).toBe(403)

    const { challengeId, options } = ceremony.parse(
      await (await api.as(undefined).post('/api/clinician-auth/passkey-options', {})).json(),
    )
    const forSignIn = { challengeId, response: passkey.show(options.challenge) }
    expect((await api.as(cookie).post(stepUpPath, forSignIn)).status).toBe(403)
  })
})

describe('staying signed in', () => {
  test('polling requests do not keep a clinician signed in', async () => {
    const { cookie } = await enrolWithPasskey(api)
    for (let minute = 0; minute < 9; minute += 1) {
      api.clock.advance(minuteMs)
      expect((await api.as(cookie).get('/api/clinician-dashboard')).status).toBe(200)
    }
    api.clock.advance(61_000)
    expect((await api.as(cookie).get('/api/clinician-dashboard')).status).toBe(401)
  })
})
