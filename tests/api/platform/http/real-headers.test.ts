import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverHeader } from '@second-wind/core/platform/http/headers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../../support/open-real-api.ts'
import { signInWithPassword, enrolWithPassword } from '../../access/clinician-accounts/enrol-clinician.ts'
import { approveJoin, claim, createPendingJoin } from '../../access/join/join-requests.ts'

let root: string
let api: RealApi
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'second-wind-real-headers-'))
  for (const name of ['index.html', 'sw.js', 'manifest.webmanifest']) writeFileSync(join(root, name), name)
  api = await openRealApi({ staticRoot: root })
})
afterAll(async () => {
  await api.close()
  rmSync(root, { recursive: true })
})

const onEveryResponse = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const onEveryResponseOfTheApp = {
  ...onEveryResponse,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; " +
    "style-src-elem 'self' 'unsafe-inline'; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; " +
    "form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
  'permissions-policy':
    'camera=(), microphone=(), accelerometer=(), gyroscope=(), magnetometer=(), geolocation=(), bluetooth=(), ' +
    'usb=(), serial=(), hid=()',
}
const onEveryResponseOfTheApi = {
  ...onEveryResponse,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  [serverHeader.name]: serverHeader.value,
}

function expectHeaders(response: Response, expected: Record<string, string>, where: string): void {
  const found = Object.fromEntries(response.headers)
  expect(found, where).toMatchObject(expected)
  const telling = Object.keys(found).filter((name) =>
    /^(access-control-|server$|x-powered-by$|via$)/.test(name),
  )
  expect(telling, where).toEqual([])
}

describe('the headers of real mode', () => {
  test('are exactly these on every route, for every caller and outcome', async () => {
    const { cookie: patient } = await api.signInPatient(1)
    const { cookie: clinician } = await api.signInClinician(1)
    const statuses = new Set<number>()
    for (const { method, path, subject } of api.routes) {
      const part = typeof subject === 'object' ? '1' : idNumbered(0xfff)
      // Every way to end a session ends it here: all others ask first.
      for (const cookie of path.endsWith('/end') || path.endsWith('/erase')
        ? [undefined]
        : [undefined, patient, clinician]) {
        const response = await api
          .as(cookie)
          .send(method, path.replace(/:\w+/, part), method === 'GET' ? undefined : {})
        statuses.add(response.status)
        expectHeaders(
          response,
          path.startsWith('/api/') ? onEveryResponseOfTheApi : onEveryResponseOfTheApp,
          `${method} ${path}`,
        )
      }
      api.restart()
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 404, 422]))
  })

  test('are the same on unchanged, refused, unknown and failed requests', async () => {
    const { cookie } = await api.signInClinician(1)
    const tag = (await api.as(cookie).get('/api/clinician-dashboard')).headers.get('etag') ?? ''
    const of = (path: string, init: Parameters<RealApi['request']>[1] = {}) => api.request(path, init)
    const expected: [number, Promise<Response>][] = [
      [304, api.as(cookie).get('/api/clinician-dashboard', { 'if-none-match': tag })],
      [403, of('/api/users/1', { headers: { origin: 'https://evil.example' } })],
      [404, of('/api/nothing')],
      [405, of('/api/users/1', { method: 'DELETE' })],
      [405, of('/api/users/1', { method: 'OPTIONS' })],
      [414, of(`/api/users/1?${'x'.repeat(3_000)}`)],
      [415, of('/api/join/look', { method: 'POST' })],
      [421, of('/api/users/1', { headers: { host: 'evil.example' } })],
    ]
    for (const [status, reply] of expected) {
      const response = await reply
      expect(response.status).toBe(status)
      expectHeaders(response, onEveryResponseOfTheApi, String(status))
    }
    await sql`alter table alerts rename to alerts_gone`.execute(api.db)
    const broken = await api.as(cookie).get('/api/patient-alerts')
    await sql`alter table alerts_gone rename to alerts`.execute(api.db)
    expect(broken.status).toBe(500)
    expectHeaders(broken, onEveryResponseOfTheApi, '500')
  })

  test.each([
    '/',
    '/sw.js',
    '/manifest.webmanifest',
    '/missing.js',
    '/tracking',
    '/join',
    '/clinician/sign-in',
  ])('are the same on the app itself, new and unchanged: %s', async (path) => {
    const first = await api.request(path, { headers: { accept: 'text/html' } })
    expectHeaders(first, onEveryResponseOfTheApp, path)
    expect(first.headers.has(serverHeader.name)).toBe(false)
    if (first.status === 404) return
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const headers = { accept: 'text/html', 'if-none-match': first.headers.get('etag') ?? '' }
    const again = await api.request(path, { headers })
    expect(again.status).toBe(304)
    expectHeaders(again, onEveryResponseOfTheApp, path)
  })
})

describe('a session cookie', () => {
  test('is limited to this site and TLS, and scripts cannot read it, like the cookie of a known browser', async () => {
    const clinicianCookie = (await api.signInClinician(1)).cookie
    const pending = await createPendingJoin(api, clinicianCookie)
    await approveJoin(api, clinicianCookie, pending.joinId)
    expect((await claim(api, pending)).headers.get('set-cookie')).toMatch(
      /^__Host-sw_p=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const { code } = await enrolWithPassword(api)
    const signedIn = await signInWithPassword(api, { username: 'clinician-1', code: code() })
    expect(signedIn.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sw_c=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(
        /^__Host-sw_b=[\w-]{22}(\.[\da-f]{64}){2}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
  })
})
