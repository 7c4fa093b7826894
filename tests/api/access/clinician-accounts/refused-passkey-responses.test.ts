import {
  enrolPasskeyPath,
  stepUpOptionsPath,
  stepUpOptionsReply,
  stepUpPath,
} from '@second-wind/core/access/contract/clinician-auth'
import {
  addPasskeyOptionsPath,
  addPasskeyPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { ceremony } from '@second-wind/core/access/contract/webauthn'
import { minuteMs } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import { addPasskey } from '../accounts/patient-passkeys.ts'
import {
  createEnrolmentLink,
  listAuditActions,
  isSignedIn,
  anonymous,
  getOwnSignIn,
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

const faults: [string, Faults][] = [
  ['from another address', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['to another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
  ['that did not verify its user', { unverified: true }],
  ['without a touch of the passkey', { absent: true }],
]

describe('a response to step-up', () => {
  const ask = async (cookie: string) => {
    const reply = await api.as(cookie).post(stepUpOptionsPath, {})
    const { passkey } = stepUpOptionsReply.parse(await reply.json())
    if (!passkey) throw new Error('no passkey is asked for')
    return passkey
  }

  test.each<[string, Faults]>([
    ...faults,
    ['of a registration', { type: 'webauthn.create' }],
    ['with a signature of other data', { forged: true }],
    ['whose counter went back', { counter: 0 }],
    [
      'with the handle of another clinician',
      { userHandle: Buffer.from('clinician:2').toString('base64url') },
    ],
  ])('is refused and audited when it is %s, and leaves the session unchanged', async (_, how) => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    await signInWithPasskey(api, passkey)
    api.clock.advance(6 * minuteMs)
    const { challengeId, options } = await ask(cookie)
    const proof = { challengeId, response: passkey.show(options.challenge, how) }
    const reply = await api.as(cookie).post(stepUpPath, proof)
    expect(reply.status).toBe(403)
    expect(reply.headers.get('set-cookie')).toBeNull()
    expect(await listAuditActions(api)).toContain('clinician.step-up refused')
    expect(await isSignedIn(api, cookie)).toBe(true)
    expect((await api.as(cookie).post(addPasskeyOptionsPath, {})).status).toBe(403)

    const again = { challengeId, response: passkey.show(options.challenge) }
    expect((await api.as(cookie).post(stepUpPath, again)).status).toBe(403)
  })

  test('is accepted once, and for five minutes', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    const late = await ask(cookie)
    api.clock.advance(5 * minuteMs + 1)
    const tooLate = { challengeId: late.challengeId, response: passkey.show(late.options.challenge) }
    expect((await api.as(cookie).post(stepUpPath, tooLate)).status).toBe(403)

    const { challengeId, options } = await ask(cookie)
    const proof = { challengeId, response: passkey.show(options.challenge) }
    const proved = await api.as(cookie).post(stepUpPath, proof)
    const renewed = proved.headers.get('set-cookie')?.split(';')[0]
    expect((await api.as(renewed).post(stepUpPath, proof)).status).toBe(403)
  })

  test("is refused when it answers another clinician's challenge", async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    const { challengeId, options } = await ask(cookie)
    const { cookie: peters } = await api.signInClinician(2)
    const proof = { challengeId, response: passkey.show(options.challenge) }
    expect((await api.as(peters).post(stepUpPath, proof)).status).toBe(403)
  })
})

describe('a response that adds a passkey', () => {
  const start = async (cookie: string) =>
    ceremony.parse(await (await api.as(cookie).post(addPasskeyOptionsPath, {})).json())

  test.each<[string, Faults]>([...faults, ['of a sign-in', { type: 'webauthn.get' }]])(
    'and is %s adds no passkey and uses up the challenge',
    async (_, how) => {
      const { cookie } = await enrolWithPasskey(api)
      const { challengeId, options } = await start(cookie)
      const send = async (wrong: Faults) => {
        const response = softPasskey().make(options, wrong)
        return (await api.as(cookie).post(addPasskeyPath, { challengeId, response, label: 'Laptop' })).status
      }
      expect(await send(how)).toBe(422)
      expect(await send({})).toBe(422)
      expect((await getOwnSignIn(api, cookie)).passkeys).toHaveLength(1)
    },
  )

  test('leaves a passkey that is already registered with its owner', async () => {
    const { cookie, passkey } = await enrolWithPasskey(api)
    const { cookie: peters } = await api.signInClinician(2)
    const { challengeId, options } = await start(peters)
    const made = { challengeId, response: passkey.make(options), label: 'Mine now' }
    expect((await api.as(peters).post(addPasskeyPath, made)).status).toBe(422)
    expect((await getOwnSignIn(api, cookie)).passkeys).toHaveLength(1)
    expect((await getOwnSignIn(api, peters)).passkeys).toEqual([])
  })

  test("adds no passkey when it answers another clinician's challenge", async () => {
    const { cookie } = await enrolWithPasskey(api)
    const { cookie: peters } = await api.signInClinician(2)
    const { challengeId, options } = await start(peters)
    const made = { challengeId, response: softPasskey().make(options), label: 'Laptop' }
    expect((await api.as(cookie).post(addPasskeyPath, made)).status).toBe(422)
  })
})

describe('a response to an enrolment challenge', () => {
  test('is accepted only once', async () => {
    const token = await createEnrolmentLink(api)
    const { challengeId, options } = await startPasskeyEnrolment(api, token)
    const send = async (faulty: Faults) => {
      const response = softPasskey().make(options, faulty)
      const reply = await anonymous(api).post(enrolPasskeyPath, {
        token,
        challengeId,
        response,
        label: 'Desk',
      })
      return reply.status
    }
    expect(await send({ unverified: true })).toBe(422)
    expect(await send({})).toBe(422)
  })
})

describe('a response of a patient’s passkey', () => {
  test('does not sign in a clinician', async () => {
    const { cookie } = await api.signInPatient(1)
    const passkey = softPasskey()
    expect((await addPasskey(api, cookie, passkey)).ok).toBe(true)
    expect((await signInWithPasskey(api, passkey)).status).toBe(401)
  })
})
