import type { Env } from '@second-wind/api/platform/deps'
import { clientAddress } from '@second-wind/api/platform/http/client-address'
import { errorBody } from '@second-wind/core/platform/http/error'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { loopbackBindings } from '../../../support/open-demo-api.ts'
import { type RealApi, openRealApi, publicOrigin } from '../../../support/open-real-api.ts'

let api: RealApi
let cookie: string
beforeAll(async () => {
  api = await openRealApi()
  cookie = (await api.signInPatient(1)).cookie
})
afterAll(() => api.close())

const entry = JSON.stringify({ ...aReport(), userId: 1 })
const post = (headers: Record<string, string>) =>
  api.request('/api/symptoms', { method: 'POST', headers: { cookie, ...headers }, body: entry })
const read = (headers: Record<string, string>) =>
  api.request('/api/users/1', { headers: { cookie, ...headers } })

async function refusal(response: Response): Promise<[number, string]> {
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  return [response.status, errorBody.parse(await response.json()).error.code]
}

const json = { 'content-type': 'application/json' }

describe('requests from browsers', () => {
  test.each([
    {},
    { origin: publicOrigin },
    {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
      origin: publicOrigin,
    },
    { 'content-type': 'application/json; charset=utf-8', 'sec-fetch-site': 'same-origin' },
  ])('requests of our own page are allowed: %j', async (headers) => {
    expect((await post({ ...json, ...headers })).status).toBe(201)
  })

  describe('a request by which another site could use a signed-in browser', () => {
    test.each([
      { 'sec-fetch-site': 'cross-site', ...json },
      { 'sec-fetch-site': 'same-site', ...json },
      { 'sec-fetch-site': 'none', ...json },
      { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      { 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=x' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', ...json },
      { origin: 'https://evil.example', ...json },
      { origin: 'https://evil.app.example', ...json },
      { origin: 'https://app.example.evil.example', ...json },
      { origin: 'http://app.example', ...json },
      { origin: 'null', ...json },
      { origin: 'https://app.example:8443', 'content-type': 'text/plain' },
    ])('is refused: %j', async (headers) => {
      expect(await refusal(await post(headers))).toEqual([403, 'foreign_origin'])
    })

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'is refused from an old browser that does not name the site, for the type %s',
      async (type) => {
        expect(await refusal(await post({ 'content-type': type }))).toEqual([415, 'not_json'])
      },
    )
  })

  test.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'https://sub.app.example',
    'https://APP.example',
    'https://app.example.',
    'https://app.example:443',
    'https://app.example/',
    'https://appxexample',
    'http://app.example',
    'http://localhost:8710',
    'http://127.0.0.1',
    'null',
    'file://',
    'chrome-extension://abc',
    'https://',
    '*',
    'app.example',
    'https://app.example, https://evil.example',
    'https://user@app.example',
    ' https://app.example.evil',
  ])('another origin may not read responses: %s', async (origin) => {
    expect(await refusal(await read({ origin }))).toEqual([403, 'foreign_origin'])
  })
})

describe('host names and the proxy', () => {
  test.each([
    'evil.example',
    'app.example.',
    'app.example:443',
    'app.example:8710',
    'app.example.evil.example',
    'evil.app.example',
    'app.example@evil.example',
    'app.example evil.example',
    'localhost',
    'localhost:8710',
    '127.0.0.1',
    '[::1]',
    '10.0.0.2',
    'xn--app-.example',
    '',
  ])('a request under the name "%s" is refused', async (host) => {
    expect(await refusal(await read({ host }))).toEqual([421, 'wrong_host'])
  })

  test('host names are compared without regard to case', async () => {
    expect((await read({ host: 'App.Example' })).status).toBe(200)
  })

  test.each(['10.0.0.3', '127.0.0.1', '::1', '203.0.113.7', '::ffff:10.0.0.22', ''])(
    'a request that bypasses the proxy, from %s, is refused',
    async (from) => {
      expect(await refusal(await api.request('/api/users/1', { headers: { cookie } }, from))).toEqual([
        403,
        'not_proxy',
      ])
    },
  )

  test('the proxy is recognised on a dual-stack socket too', async () => {
    expect((await api.request('/api/users/1', { headers: { cookie } }, '::ffff:10.0.0.2')).status).toBe(200)
  })
})

describe('rate limits and TLS', () => {
  describe('how a limit identifies callers', () => {
    async function counted(
      remoteAddress: string,
      forwarded?: string,
      proxies = ['10.0.0.2'],
    ): Promise<string> {
      const real = { ...api.real, proxies }
      const app = new Hono<Env>().get('/', (c) => c.text(clientAddress(c, { authMode: 'real', real })))
      const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded }
      return (await app.request('/', headers && { headers }, loopbackBindings({ remoteAddress }))).text()
    }

    test.each([
      ['the address that the proxy added last', '10.0.0.2', '203.0.113.7', '203.0.113.7'],
      [
        'never an address that the caller wrote before it',
        '10.0.0.2',
        '1.1.1.1, 127.0.0.1, 203.0.113.7',
        '203.0.113.7',
      ],
      ['the proxy itself, when it adds nothing', '10.0.0.2', undefined, '10.0.0.2'],
      ['the connection, when it is not the proxy', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
      ['one network of IPv6, not each of its addresses', '10.0.0.2', '2001:DB8:0:1:aaaa::1', '2001:db8:0:1'],
      ['a short IPv6 address in full', '10.0.0.2', '2001:db8::5', '2001:db8:0:0'],
      ['IPv4 as itself', '10.0.0.2', '::ffff:203.0.113.7', '203.0.113.7'],
    ])('counts by this rule: %s', async (_, remoteAddress, forwarded, expected) => {
      expect(await counted(remoteAddress, forwarded)).toBe(expected)
    })

    test('does not trust the address that a caller claims, when there is no proxy', async () => {
      expect(await counted('203.0.113.9', '1.1.1.1', [])).toBe('203.0.113.9')
    })
  })

  test('makes repeated requests without a cookie wait, and not a phone at the same address', async () => {
    const knocks = await Promise.all(Array.from({ length: 301 }, () => api.request('/api/users/1')))
    expect(knocks.map((response) => response.status).filter((status) => status === 429)).toHaveLength(1)
    expect((await read({})).status).toBe(200)
    const rows = await api.db.selectFrom('audit').select('seq').execute()
    expect(rows).toEqual([])
  })

  test('over TLS the response requires the browser to use only TLS', async () => {
    for (const response of [await read({}), await api.request('/'), await read({ host: 'evil.example' })]) {
      expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    }
    const page = await api.request('/')
    expect(page.headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/)
  })
})
