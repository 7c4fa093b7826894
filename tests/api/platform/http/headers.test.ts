import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverHeader } from '@second-wind/core/platform/http/headers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'second-wind-headers-'))
  await writeFile(join(root, 'index.html'), '<!doctype html>')
  await writeFile(join(root, 'sw.js'), 'self')
  api = await openDemoApi({ staticRoot: root })
})
afterAll(async () => {
  await api.close()
  await rm(root, { recursive: true })
})

const policy =
  "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; " +
  "style-src-elem 'self' 'unsafe-inline'; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'"

async function collectResponses(): Promise<Response[]> {
  const tag = (await api.get('/')).headers.get('etag') ?? ''
  const expected: [status: number, Promise<Response>][] = [
    [200, api.get('/')],
    [304, api.get('/', { 'if-none-match': tag })],
    [200, api.get('/sw.js')],
    [404, api.get('/missing.js')],
    [200, api.get('/tracking', { accept: 'text/html' })],
    [200, api.get('/healthz')],
    [200, api.get('/api/users/1')],
    [404, api.get('/api/nothing')],
    [405, api.request('/api/users/1', { method: 'DELETE' })],
    [415, api.request('/api/symptoms', { method: 'POST' })],
    [403, api.get('/api/users/1', { origin: 'https://evil.example' })],
    [421, api.get('/api/users/1', { host: 'evil.example' })],
  ]
  return Promise.all(
    expected.map(async ([status, reply]) => {
      const response = await reply
      expect([response.url, response.status]).toEqual([response.url, status])
      return response
    }),
  )
}

const sensors =
  'camera=(), microphone=(), accelerometer=(), gyroscope=(), magnetometer=(), geolocation=(), bluetooth=(), ' +
  'usb=(), serial=(), hid=()'

describe('a response', () => {
  test.each(['/', '/tracking', '/missing.js', '/sw.js'])(
    'that may be a page disables foreign scripts, frames and sensors: %s',
    async (path) => {
      const { headers } = await api.get(path, { accept: 'text/html' })
      expect(headers.get('content-security-policy')).toBe(policy)
      expect(headers.get('permissions-policy')).toBe(sensors)
    },
  )

  test.each(['/api/users/1', '/api/nothing'])('of the API may load nothing: %s', async (path) => {
    const { headers } = await api.get(path)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('is not sniffed, framed or read by other sites', async () => {
    for (const { headers } of await collectResponses()) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('date')).toBe('Fri, 20 Nov 2026 18:00:00 GMT')
      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  test('of the API carries our mark and forbids caching, errors included', async () => {
    await sql`alter table alerts rename to alerts_gone`.execute(api.db)
    const broken = await api.get('/api/users/1')
    await sql`alter table alerts_gone rename to alerts`.execute(api.db)
    expect(broken.status).toBe(500)
    expect(await broken.text()).not.toContain('alerts')
    expect(api.unexpectedErrors).toHaveLength(1)

    for (const { headers } of [broken, await api.get('/api/users/1'), await api.get('/api/nothing')]) {
      expect(headers.get(serverHeader.name)).toBe(serverHeader.value)
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect((await api.get('/')).headers.has(serverHeader.name)).toBe(false)
  })
})
