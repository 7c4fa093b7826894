import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'

let api: DemoApi
let folder: string
const page = '<!doctype html><title>Second Wind</title>'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-wind-static-'))
  const root = join(folder, 'dist')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await symlink(join(folder, 'secret.txt'), join(root, 'link.txt'))
  await symlink(folder, join(root, 'up'))
  await writeFile(join(root, 'index.html'), page)
  await writeFile(join(root, '.sources'), 'a hash')
  await writeFile(join(root, 'sw.js'), 'self.skipWaiting')
  await writeFile(join(root, 'manifest.webmanifest'), '{"name":"Second Wind"}')
  await writeFile(join(root, 'assets/app-1a2b.js'), 'plain')
  await writeFile(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync('plain'))
  await writeFile(join(root, 'assets/app-1a2b.js.gz'), gzipSync('plain'))
  api = await openDemoApi({ staticRoot: root })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('caching the files of the app', () => {
  test('a file with a hash in its name may be cached permanently and is sent compressed', async () => {
    const response = await api.get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toMatch('text/javascript')
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)

    const plain = await api.get('/assets/app-1a2b.js')
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(await plain.text()).toBe('plain')
  })

  test.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest'])(
    '%s is revalidated each time and costs a 304',
    async (path) => {
      const first = await api.get(path)
      expect(first.status).toBe(200)
      expect(first.headers.get('cache-control')).toBe('no-cache')
      const tag = first.headers.get('etag') ?? ''
      const again = await api.get(path, { 'if-none-match': tag })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect((await api.get(path, { 'if-none-match': 'W/"another"' })).status).toBe(200)
    },
  )
})

describe('addresses of the app', () => {
  test.each(['/', '/tracking', '/clinician-dashboard', '/a/b/c'])(
    'opening %s returns the app',
    async (path) => {
      const response = await api.get(path, asPage)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch('text/html')
      expect(await response.text()).toBe(page)
    },
  )

  test.each(['/assets/old-3c4d.js', '/robots.txt', '/favicon.ico', '/assets/', '/tracking.html'])(
    'the missing file %s gives 404',
    async (path) => {
      const response = await api.get(path, { accept: '*/*' })
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('<!doctype')
    },
  )

  test.each(['/api/nothing', '/api'])('%s never returns the app', async (path) => {
    const response = await api.get(path, asPage)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch('application/json')
  })

  test('only GET and HEAD return the app', async () => {
    expect((await api.request('/tracking', { method: 'POST', headers: asPage })).status).toBe(404)
    const head = await api.request('/tracking', { method: 'HEAD', headers: asPage })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

/** Paths that lead out of the folder: plain, encoded once, twice, in capitals, overlong and with other slashes. */
const ups = ['..', '%2e%2e', '.%2e', '%2E%2E', '%252e%252e', '%c0%ae%c0%ae', '..;', '..%00', '.%00.', '...']
const slashes = ['/', '%2f', '%2F', '%252f', '\\', '%5c', '%c0%af', '//']

describe('paths outside the folder', () => {
  test.each([
    '/link.txt',
    '/up/secret.txt',
    '/up',
    '/up/',
    '/up/dist/.sources',
    '//secret.txt',
    '/.sources',
    '/./.sources',
    '/assets/%00',
    '/%E0%A4%A',
    '/index.html%00.txt',
    '/secret.txt',
    '/C:/secret.txt',
    '/~/secret.txt',
    '/file:///etc/passwd',
    ...ups.flatMap((up) => slashes.map((slash) => `/${up}${slash}secret.txt`)),
    ...slashes.map((slash) => `/assets${slash}..${slash}..${slash}secret.txt`),
  ])('%s does not lead out of the folder', async (path) => {
    const response = await api.get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/^(secret|a hash)/)
  })
})
