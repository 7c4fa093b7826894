import { passkeySignInPath } from '@second-wind/core/access/contract/clinician-auth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRealApi, type RealApi } from '../../../support/open-real-api.ts'
import {
  anonymous,
  closeApi,
  enrolWithPasskey,
  enrolWithPassword,
  signInWithPasskey,
  signInWithPassword,
} from './enrol-clinician.ts'

let api: RealApi
beforeEach(async () => {
  api = await openRealApi()
})
afterEach(() => closeApi(api))

const clinic = '203.0.113.9'
const wrong = (n: number) => ({ password: `a wrong password number ${n}`, code: '000000' })
const browserCookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-sw_b='))
    ?.split(';')[0] ?? ''

/** Signs in once with a password, as in a browser of the clinic. */
async function aKnownBrowser() {
  const { code } = await enrolWithPassword(api)
  const cookie = browserCookieOf(await signInWithPassword(api, { code: code() }, clinic))
  api.clock.advance(30_000)
  return { cookie, code }
}

describe('a browser in which a clinician has signed in', () => {
  test('signs in although a guest of the same network has used up its attempts', async () => {
    const { cookie, code } = await aKnownBrowser()
    for (let n = 0; n < 5; n += 1) await signInWithPassword(api, wrong(n), clinic)
    expect((await signInWithPassword(api, { code: code() }, clinic)).status).toBe(429)
    expect((await signInWithPassword(api, { code: code() }, clinic, cookie)).status).toBe(204)
  })

  test('is judged before 24 guesses of other networks that were sent first', async () => {
    const { cookie, code } = await aKnownBrowser()
    const order: string[] = []
    const guesses = Array.from({ length: 24 }, async (_, n) => {
      const { status } = await signInWithPassword(api, wrong(n), `198.51.100.${n}`)
      order.push(status === 503 ? 'busy' : 'guess')
    })
    const own = signInWithPassword(api, { code: code() }, clinic, cookie).then(({ status }) => {
      order.push('own')
      return status
    })
    await Promise.all([...guesses, own])
    expect(await own).toBe(204)
    expect(order.filter((who) => who !== 'busy').indexOf('own')).toBeLessThanOrEqual(2)
  })

  test('is counted as its network for the user name of somebody who never signed in there', async () => {
    const { cookie } = await aKnownBrowser()
    const guess = (n: number) =>
      signInWithPassword(api, { ...wrong(n), username: 'somebody' }, clinic, cookie)
    for (let n = 0; n < 5; n += 1) await guess(n)
    expect((await guess(6)).status).toBe(429)
    const elsewhere = await signInWithPassword(api, { ...wrong(7), username: 'somebody' }, clinic)
    expect(elsewhere.status).toBe(429)
  })

  test('is slowed down by its own wrong attempts', async () => {
    const { cookie, code } = await aKnownBrowser()
    for (let n = 0; n < 5; n += 1) await signInWithPassword(api, wrong(n), clinic, cookie)
    expect((await signInWithPassword(api, { code: code() }, clinic, cookie)).status).toBe(429)
  })

  test('is not known by a cookie that was changed', async () => {
    const { cookie, code } = await aKnownBrowser()
    for (let n = 0; n < 5; n += 1) await signInWithPassword(api, wrong(n), clinic)
    const [name, id, ...marks] = cookie.split(/[=.]/)
    const forged = `${name}=${id?.slice(0, -2)}AA.${marks.join('.')}`
    expect((await signInWithPassword(api, { code: code() }, clinic, forged)).status).toBe(429)
  })
})

describe('a cookie of a known browser that this server has not made', () => {
  test.each([
    ['a mark with letters of two bytes', `id.${'a'.repeat(63)}%C3%A9`],
    ['no mark', 'id'],
    ['only dots', '....'],
    ['nothing', ''],
  ])('is ignored and breaks nothing: %s', async (_, value) => {
    const { code } = await enrolWithPassword(api)
    const response = await signInWithPassword(api, { code: code() }, clinic, `__Host-sw_b=${value}`)
    expect(response.status).toBe(204)
    expect(api.unexpectedErrors).toEqual([])
  })
})

describe('one network without a known browser', () => {
  test('has at most 3 passwords waiting, so that others get their turn', async () => {
    const { code } = await enrolWithPassword(api)
    const guesses = Array.from({ length: 8 }, (_, n) => signInWithPassword(api, wrong(n), '198.51.100.7'))
    const own = signInWithPassword(api, { code: code() }, clinic)
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(4)
    expect((await own).status).toBe(204)
  })
})

describe('a passkey in a known browser', () => {
  test('signs in although its network has used up the requests of callers who are not signed in', async () => {
    const { passkey } = await enrolWithPasskey(api)
    const cookie = browserCookieOf(await signInWithPasskey(api, passkey))
    const flood = () => anonymous(api).post(passkeySignInPath, {})
    for (let n = 0; n < 320; n += 1) await flood()
    expect((await flood()).status).toBe(429)
    expect((await signInWithPasskey(api, passkey, {}, cookie)).status).toBe(204)
  })
})
