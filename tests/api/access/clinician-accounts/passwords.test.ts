import { totpStepOf, totpUri } from '@second-wind/api/access/clinician-accounts/totp'
import {
  enrolPasswordPath,
  enrolTotpPath,
  enrolTotpReply,
} from '@second-wind/core/access/contract/clinician-auth'
import { minuteMs } from '@second-wind/core/platform/moment'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import { totpAt } from '../../../support/totp-at.ts'
import {
  createEnrolmentLink,
  listAuditActions,
  cookieOf,
  goodPassword,
  isSignedIn,
  anonymous,
  closeApi,
  signInWithPasskey,
  signInWithPassword,
  enrolWithPasskey,
  enrolWithPassword,
} from './enrol-clinician.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => closeApi(api))

describe('signing in with password and code', () => {
  test("password and code sign in, and the database contains neither the password nor the app's secret", async () => {
    const { code, secret } = await enrolWithPassword(api)
    const response = await signInWithPassword(api, { username: ' Helen.Marsh', code: code() })
    expect(response.status).toBe(204)
    expect(await isSignedIn(api, cookieOf(response))).toBe(true)
    const rows = JSON.stringify(await api.db.selectFrom('clinician_accounts').selectAll().execute())
    expect(rows).not.toContain(secret)
    expect(rows).not.toContain(goodPassword)
  })

  test('each code of the app is accepted once, even while it is still valid', async () => {
    const { code } = await enrolWithPassword(api)
    const shown = code()
    expect((await signInWithPassword(api, { code: shown })).status).toBe(204)
    expect((await signInWithPassword(api, { code: shown })).status).toBe(401)
    api.clock.advance(30_000)
    expect((await signInWithPassword(api, { code: shown })).status).toBe(401)
  })

  test('codes of the previous and next step are accepted, older ones are not', async () => {
    const { secret } = await enrolWithPassword(api)
    const at = (ms: number) => totpAt(secret, api.clock.now() + ms)
    expect((await signInWithPassword(api, { code: at(-minuteMs) })).status).toBe(401)
    expect((await signInWithPassword(api, { code: at(-30_000) })).status).toBe(204)
    expect((await signInWithPassword(api, { code: at(30_000) })).status).toBe(204)
  })

  test('a wrong password, a wrong code and an unknown username get the same response', async () => {
    const { code } = await enrolWithPassword(api)
    const responses = [
      await signInWithPassword(api, { password: 'another horse lagoon biscuit', code: code() }),
      await signInWithPassword(api, { code: '123456' }),
      await signInWithPassword(api, { username: 'nobody', code: code() }),
    ]
    const told = await Promise.all(
      responses.map(async (response) => `${response.status} ${await response.text()}`),
    )
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toContain('401')
    expect(
      (await listAuditActions(api)).filter((row) => row === 'clinician.sign-in password refused'),
    ).toHaveLength(2)
  })

  test('a guess at an unknown username costs a write like any other, and no table grows', async () => {
    await enrolWithPassword(api)
    const rowsWritten = async (username: string) => {
      const written = async () =>
        (await sql<{ n: number }>`select total_changes() as n`.execute(api.db)).rows[0]?.n ?? 0
      const before = await written()
      expect((await signInWithPassword(api, { username, password: 'a wrong password' })).status).toBe(401)
      return (await written()) - before
    }
    const rowsKept = async () =>
      (
        await sql<{
          n: number
        }>`select (select count(*) from audit) + (select count(*) from meta) as n`.execute(api.db)
      ).rows
    expect(await rowsWritten('helen.marsh')).toBeGreaterThan(0)
    expect(await rowsWritten('nobody')).toBeGreaterThan(0)
    const kept = await rowsKept()
    expect(await rowsWritten('somebody.else')).toBeGreaterThan(0)
    expect(await rowsKept()).toEqual(kept)
  })
})

describe('signing in with a recovery code', () => {
  test('a recovery code replaces the authenticator code once, and only with the password', async () => {
    const { recoveryCodes } = await enrolWithPassword(api)
    const [first = '', second = ''] = recoveryCodes
    expect((await signInWithPassword(api, { password: 'not the right password', code: second })).status).toBe(
      401,
    )
    expect((await signInWithPassword(api, { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(
      204,
    )
    expect((await signInWithPassword(api, { code: first })).status).toBe(401)
    expect((await signInWithPassword(api, { code: second })).status).toBe(204)
    expect(await listAuditActions(api)).toContain('clinician.sign-in recovery-code done')
  })

  test('a recovery code replaces a lost passkey once', async () => {
    const { recoveryCodes, passkey } = await enrolWithPasskey(api)
    const [first = ''] = recoveryCodes
    expect((await signInWithPassword(api, { password: '', code: first })).status).toBe(204)
    expect((await signInWithPassword(api, { password: '', code: first })).status).toBe(401)
    expect((await signInWithPasskey(api, passkey)).status).toBe(204)
  })
})

describe('guessing at a sign-in', () => {
  const guess = (n: number) => ({ password: `a wrong password number ${n}`, code: '000000' })

  test('guessing is slowed down more and more, while the owner can sign in from another address', async () => {
    const { code } = await enrolWithPassword(api)
    const waits: number[] = []
    for (let n = 0; waits.length < 4; n += 1) {
      const response = await signInWithPassword(api, guess(n), '198.51.100.1')
      if (response.status === 401) continue
      expect(response.status).toBe(429)
      waits.push(Number(response.headers.get('retry-after')))
      api.clock.advance((waits.at(-1) ?? 0) * 1000)
    }
    expect(waits).toEqual([30, 60, 120, 240])
    expect((await signInWithPassword(api, { code: code() }, '203.0.113.9')).status).toBe(204)
  })

  test('a guesser has at most ten tries, even when all are sent at once', async () => {
    await enrolWithPassword(api)
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => signInWithPassword(api, guess(n), '198.51.100.1')),
    )
    const judged = responses.filter((response) => response.status === 401)
    expect(judged.length).toBeLessThanOrEqual(10)
    expect(responses.filter((response) => response.status === 429).length).toBeGreaterThanOrEqual(4)
  })

  test('guessing does not stop a sign-in by passkey, even from the same address', async () => {
    const { passkey } = await enrolWithPasskey(api)
    for (let n = 0; n < 6; n += 1) await signInWithPassword(api, guess(n))
    expect((await signInWithPassword(api, guess(7))).status).toBe(429)
    expect((await signInWithPasskey(api, passkey)).status).toBe(204)
  })
})

describe('choosing a password', () => {
  async function choose(password: string, code?: string): Promise<string> {
    const token = await createEnrolmentLink(api)
    const offer = await anonymous(api).post(enrolTotpPath, { token })
    const { challengeId, secret } = enrolTotpReply.parse(await offer.json())
    const shown = code ?? totpAt(secret, api.clock.now())
    const response = await anonymous(api).post(enrolPasswordPath, {
      token,
      challengeId,
      password,
      code: shown,
    })
    return `${response.status} ${await response.text()}`
  }

  test.each([
    ['fourteen long.', 'at least 15'],
    ['Password1234567', 'easy to guess'],
    ['qwertyuiop12345', 'easy to guess'],
    ['aaaaaaaaaaaaaaaaaaaa', 'easy to guess'],
    ['helen.marsh.2026!', 'easy to guess'],
    ['P@ssw0rdP@ssw0rd', 'easy to guess'],
  ])('a new password is refused: %s', async (password, why) => {
    expect(await choose(password)).toContain(why)
  })

  test.each(['stapler horse lagoon biscuit', '  pähe žltý 象 🐘 kôň drum  ', 'k7#Vw!2qLz9@pTx'])(
    'a new password is accepted: %s',
    async (password) => {
      expect(await choose(password)).toMatch(/^201/)
    },
  )

  test('a new password fails with a wrong code, and can then be tried again', async () => {
    const token = await createEnrolmentLink(api)
    const offer = await anonymous(api).post(enrolTotpPath, { token })
    const { challengeId, secret } = enrolTotpReply.parse(await offer.json())
    const chosen = { token, challengeId, password: goodPassword }
    const wrong = await anonymous(api).post(enrolPasswordPath, { ...chosen, code: '000000' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('"path":"code"')
    const right = { ...chosen, code: totpAt(secret, api.clock.now()) }
    expect((await anonymous(api).post(enrolPasswordPath, right)).status).toBe(201)
  })
})

describe('an authenticator code', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %s seconds is the one in RFC 6238, appendix B: %s', (seconds, code) => {
    expect(totpStepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  test('is set up by a QR code that contains secret and issuer', () => {
    expect(totpUri(secret, 'helen')).toBe(
      `otpauth://totp/Second%20Wind%3Ahelen?secret=${secret}&issuer=Second%20Wind`,
    )
  })

  test('is valid in its own, the previous and the next 30 seconds only', () => {
    const now = 2_000_000_000_000
    const stepsAway = [-2, -1, 0, 1, 2].map((steps) =>
      totpStepOf(secret, totpAt(secret, now + steps * 30_000), now),
    )
    const step = Math.floor(now / 30_000)
    expect(stepsAway).toEqual([undefined, step - 1, step, step + 1, undefined])
  })
})
