import { errorBody } from '@second-wind/core/platform/http/error'
import { serverHeader } from '@second-wind/core/platform/http/headers'
import { describe, afterAll, beforeAll, expect, test } from 'vitest'
import { aReport } from '../../../fixtures/an-entry.ts'
import { apiPort, loopbackBindings, type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
beforeAll(async () => {
  api = await openDemoApi()
})
afterAll(() => api.close())

const entry = JSON.stringify({ ...aReport(), userId: 1 })
const json = { 'content-type': 'application/json' }
const post = (headers: Record<string, string>) =>
  api.request('/api/symptoms', { method: 'POST', headers: { ...json, ...headers }, body: entry })

async function refusal(response: Response): Promise<[number, string]> {
  expect(response.headers.get(serverHeader.name)).toBe(serverHeader.value)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  return [response.status, errorBody.parse(await response.json()).error.code]
}

describe('names and addresses', () => {
  test.each([`localhost:${apiPort}`, `127.0.0.1:${apiPort}`, `[::1]:${apiPort}`])(
    '%s is accepted as our own name',
    async (host) => {
      expect((await api.get('/api/users/1', { host })).status).toBe(200)
    },
  )

  test.each([
    'evil.example',
    `evil.example:${apiPort}`,
    `127.0.0.1.evil.example:${apiPort}`,
    `localhost.evil.example:${apiPort}`,
    'localhost',
    'localhost:80',
    `localhost:${apiPort}0`,
    `LOCALHOST.:${apiPort}`,
    `192.168.1.5:${apiPort}`,
    `0.0.0.0:${apiPort}`,
    '',
  ])('a browser that reached us under the name "%s" is refused', async (host) => {
    expect(await refusal(await api.get('/api/users/1', { host }))).toEqual([421, 'wrong_host'])
  })

  test.each(['192.168.1.20', '10.0.0.1', '172.17.0.1', '::ffff:10.0.0.1', 'fe80::1', '127.0.0.1.evil', ''])(
    'in demo mode the address %s is refused',
    async (remoteAddress) => {
      const response = await api.request('/api/users/1', {}, loopbackBindings({ remoteAddress }))
      expect(await refusal(response)).toEqual([403, 'not_loopback'])
    },
  )

  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    '%s is accepted as this computer',
    async (remoteAddress) => {
      expect((await api.request('/api/users/1', {}, loopbackBindings({ remoteAddress }))).status).toBe(200)
    },
  )
})

describe('tunnels and other sites', () => {
  test.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'cf-connecting-ip',
    'via',
  ])('a tunnel that adds %s cannot expose the demo to the internet', async (name) => {
    expect(await refusal(await api.get('/api/users/1', { [name]: '127.0.0.1' }))).toEqual([
      403,
      'not_loopback',
    ])
  })

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: `http://localhost:${apiPort}` },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `https://localhost:${apiPort}` },
    { origin: 'http://localhost:8711' },
  ])('a browser request from another site is refused: %j', async (headers) => {
    expect(await refusal(await post(headers))).toEqual([403, 'foreign_origin'])
    expect(await refusal(await api.get('/api/users/1', headers))).toEqual([403, 'foreign_origin'])
  })

  test('a form of another site, which needs no permission from the browser, is refused because of its type', async () => {
    const response = await api.request('/api/symptoms', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: entry,
    })
    expect(await refusal(response)).toEqual([415, 'not_json'])
  })

  test('a preflight from another site grants no permission', async () => {
    const response = await api.request('/api/symptoms', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    expect(await refusal(response)).toEqual([403, 'foreign_origin'])
    expect(await refusal(await api.request('/api/symptoms', { method: 'OPTIONS' }))).toEqual([
      405,
      'method_not_allowed',
    ])
  })
})

describe('allowed requests', () => {
  test.each([
    {},
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    { origin: `http://localhost:${apiPort}` },
    { 'user-agent': 'curl/8.5', accept: '*/*' },
  ])('requests of our own page and of curl are allowed: %j', async (headers) => {
    expect((await post(headers)).status).toBe(201)
  })
})
