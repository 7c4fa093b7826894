import {
  enrolPasskeyPath,
  passkeyOptionsPath,
  passkeySignInPath,
} from '@second-wind/core/access/contract/clinician-auth'
import { addPasskeyOptionsPath } from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { ceremony } from '@second-wind/core/access/contract/webauthn'
import { minuteMs, dayMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import {
  createEnrolmentLink,
  listAuditActions,
  cookieOf,
  disableAccount,
  isSignedIn,
  anonymous,
  closeApi,
  signInWithPasskey,
  startPasskeyEnrolment,
  enrolWithPasskey,
} from './enrol-clinician.ts'
import { type Faults, softPasskey } from './soft-passkey.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => closeApi(api))

describe('enrolling with a link', () => {
  test('an enrolment link registers a passkey, signs in, returns ten recovery codes, and cannot be used again', async () => {
    const { token, recoveryCodes, cookie } = await enrolWithPasskey(api)
    expect(await isSignedIn(api, cookie)).toBe(true)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
    const again = await anonymous(api).post('/api/clinician-auth/enrol/look', { token })
    expect(again.status).toBe(404)
    expect(await listAuditActions(api)).toEqual(['clinician.enrol passkey done'])
  })

  test('a used, expired, replaced or invented link gets the same response', async () => {
    const { token: used } = await enrolWithPasskey(api)
    const replaced = await createEnrolmentLink(api)
    const runOut = await createEnrolmentLink(api)
    api.clock.advance(dayMs + 1)
    const responses = await Promise.all(
      [used, replaced, runOut, 'invented'].map(async (token) => {
        const reply = await anonymous(api).post('/api/clinician-auth/enrol/look', { token })
        return `${reply.status} ${await reply.text()}`
      }),
    )
    expect(new Set(responses).size).toBe(1)
    expect(responses[0]).toContain('404')
  })

  test('a link that is opened twice at once lets only one of the two in', async () => {
    const token = await createEnrolmentLink(api)
    const [one, other] = [await startPasskeyEnrolment(api, token), await startPasskeyEnrolment(api, token)]
    const responses = await Promise.all(
      [one, other].map(({ challengeId, options }) =>
        anonymous(api).post(enrolPasskeyPath, {
          token,
          challengeId,
          response: softPasskey().make(options),
          label: 'Desk',
        }),
      ),
    )
    expect(responses.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([201, 404])
  })

  test('a link used after everything was lost revokes the old passkey and ends the open session', async () => {
    const before = await enrolWithPasskey(api)
    const after = await enrolWithPasskey(api)
    expect(await isSignedIn(api, before.cookie)).toBe(false)
    expect((await signInWithPasskey(api, before.passkey)).status).toBe(401)
    expect((await signInWithPasskey(api, after.passkey)).status).toBe(204)
  })

  test('an enrolment link lets the same computer replace its old passkey, while adding a second one there is prevented', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    const adding = await api.as(cookie).post(addPasskeyOptionsPath, {})
    expect(ceremony.parse(await adding.json()).options['excludeCredentials']).toMatchObject([
      { id: passkey.id },
    ])
    const { options } = await startPasskeyEnrolment(api, await createEnrolmentLink(api))
    expect(options['excludeCredentials']).toEqual([])
  })

  test.each<[string, Faults]>([
    ['made for another address', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['that answers another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
    ['that did not verify its user', { unverified: true }],
    ['that was not touched', { absent: true }],
    ['that was made for a sign-in', { type: 'webauthn.get' }],
  ])('enrolment refuses a passkey %s', async (_, faults) => {
    const token = await createEnrolmentLink(api)
    const { challengeId, options } = await startPasskeyEnrolment(api, token)
    const response = softPasskey().make(options, faults)
    const reply = await anonymous(api).post(enrolPasskeyPath, {
      token,
      challengeId,
      response,
      label: 'Desk',
    })
    expect(reply.status).toBe(422)
    expect(await api.db.selectFrom('passkeys').selectAll().execute()).toEqual([])
  })
})

describe('signing in with a passkey', () => {
  test('a passkey signs in without a username', async () => {
    const { passkey } = await enrolWithPasskey(api)
    const reply = await signInWithPasskey(api, passkey)
    expect(reply.status).toBe(204)
    expect(await isSignedIn(api, cookieOf(reply))).toBe(true)
    expect(await listAuditActions(api)).toContain('clinician.sign-in passkey done')
  })

  test.each<[string, Faults]>([
    ['used at another address', { origin: 'https://evil.example' }],
    ['shown for another site', { rpId: 'evil.example' }],
    ['that answers another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
    ['that did not verify its user', { unverified: true }],
    ['that was not touched', { absent: true }],
    ['with the response of a registration', { type: 'webauthn.create' }],
    ['with a signature of other data', { forged: true }],
    ['whose counter went back because there is a copy', { counter: 1 }],
  ])('a passkey %s does not sign in, and that is audited', async (_, faults) => {
    const { passkey } = await enrolWithPasskey(api)
    await signInWithPasskey(api, passkey)
    const reply = await signInWithPasskey(api, passkey, faults)
    expect(reply.status).toBe(401)
    expect(reply.headers.get('set-cookie')).toBeNull()
    expect((await listAuditActions(api)).at(-1)).toBe('clinician.sign-in passkey refused')
  })

  test('a passkey can answer a challenge only once and within five minutes', async () => {
    const { passkey } = await enrolWithPasskey(api)
    const begin = async () => ceremony.parse(await (await anonymous(api).post(passkeyOptionsPath, {})).json())
    const { challengeId, options } = await begin()
    const sent = { challengeId, response: passkey.show(options.challenge) }
    expect((await anonymous(api).post(passkeySignInPath, sent)).status).toBe(204)
    expect((await anonymous(api).post(passkeySignInPath, sent)).status).toBe(401)

    const late = await begin()
    api.clock.advance(5 * minuteMs + 1)
    const tooLate = { challengeId: late.challengeId, response: passkey.show(late.options.challenge) }
    expect((await anonymous(api).post(passkeySignInPath, tooLate)).status).toBe(401)
  })

  test('a refused passkey uses up the challenge', async () => {
    const { passkey } = await enrolWithPasskey(api)
    const { challengeId, options } = ceremony.parse(
      await (await anonymous(api).post(passkeyOptionsPath, {})).json(),
    )
    const wrong = { challengeId, response: passkey.show(options.challenge, { unverified: true }) }
    expect((await anonymous(api).post(passkeySignInPath, wrong)).status).toBe(401)
    const right = { challengeId, response: passkey.show(options.challenge) }
    expect((await anonymous(api).post(passkeySignInPath, right)).status).toBe(401)
  })

  test('a passkey of a disabled account does not sign in, and its session ends with the next request', async () => {
    const { passkey, cookie } = await enrolWithPasskey(api)
    await disableAccount(api)
    expect(await isSignedIn(api, cookie)).toBe(false)
    expect((await signInWithPasskey(api, passkey)).status).toBe(401)
  })

  test('an unknown passkey gets the same response as an invalid one', async () => {
    const { passkey } = await enrolWithPasskey(api)
    const [strange, wrong] = [
      await signInWithPasskey(api, softPasskey()),
      await signInWithPasskey(api, passkey, { unverified: true }),
    ]
    expect(strange.status).toBe(wrong.status)
    expect(await strange.text()).toBe(await wrong.text())
  })
})
