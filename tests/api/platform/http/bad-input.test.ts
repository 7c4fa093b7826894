import { gzipSync } from 'node:zlib'
import { limits } from '@second-wind/core/platform/http/limits'
import { profilePatch } from '@second-wind/core/records/patient'
import { pushPath } from '@second-wind/core/sync/protocol'
import * as fc from 'fast-check'
import { describe, afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { someMutations } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { aPush } from '../../../support/push.ts'
import { codeOf, expectNothingStored } from './bad-requests.ts'

let api: DemoApi
beforeAll(async () => {
  api = await openDemoApi()
})
afterAll(() => api.close())

const writeRoutes: [method: string, path: string][] = [
  ['POST', '/api/users'],
  ['PUT', '/api/users/1'],
  ['PATCH', '/api/users/1'],
  ['POST', '/api/symptoms'],
  ['POST', '/api/triage'],
  ['POST', '/api/activities'],
  ['PUT', `/api/activities/${idNumbered(1)}`],
  ['POST', '/api/sync/push'],
  ['POST', '/api/sync/receipts'],
  ['PUT', '/api/patient-alerts/0193a8b0-0000-7000-8000-000000000001/read'],
  ['PUT', '/api/patient-alerts/0193a8b0-0000-7000-8000-000000000001/resolve'],
  ['POST', '/api/priority-alerts'],
]

const json = { 'content-type': 'application/json' }

function send(
  method: string,
  path: string,
  body: RequestInit['body'],
  headers: Record<string, string> = json,
) {
  return api.request(path, { method, headers, body: body ?? null })
}

afterEach(() => expectNothingStored(api))

describe('bodies of every write route', () => {
  test.each(writeRoutes)('%s %s accepts only JSON', async (method, path) => {
    const malformed = ['', '{', '{"userId":1,}', "{'a':1}", '[1', 'NaN', '\u0000', '{"a":1}{"b":2}']
    for (const body of malformed) expect(await codeOf(await send(method, path, body))).toBe('bad_json')
    const invalidUtf8 = new Uint8Array([0x22, 0xff, 0xfe, 0x22])
    expect(await codeOf(await send(method, path, invalidUtf8))).toBe('bad_json')

    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=latin1',
    ]) {
      expect(await codeOf(await send(method, path, '{}', { 'content-type': type }))).toBe('not_json')
    }
    expect(await codeOf(await send(method, path, new Uint8Array([0x7b, 0x7d]), {}))).toBe('not_json')
  })

  test.each(writeRoutes)('%s %s refuses JSON of another shape', async (method, path) => {
    for (const body of [
      'null',
      '[]',
      '1',
      '"x"',
      'true',
      '{"__proto__":{"userId":1}}',
      '{"constructor":1}',
      '1e999',
    ]) {
      expect((await send(method, path, body)).status).toBe(422)
    }
  })

  test.each(writeRoutes)(
    '%s %s refuses a body that is too large or nested too deeply',
    async (method, path) => {
      const isSync = path.startsWith('/api/sync/')
      const most = isSync ? limits.syncWireBytes : limits.bodyBytes
      expect(await codeOf(await send(method, path, `"${'x'.repeat(most)}"`))).toBe('too_large')
      expect(await codeOf(await send(method, path, `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`))).toBe(
        'invalid',
      )
      expect(await codeOf(await send(method, path, '['.repeat(5000)))).toBe('invalid')
    },
  )
})

describe('bodies that are too large or damaged', () => {
  test('a body with a large declared length is refused before it is read', async () => {
    const response = await send('POST', '/api/symptoms', '{}', { ...json, 'content-length': '10000000' })
    expect(await codeOf(response)).toBe('too_large')
  })

  test('a gzip bomb is not decompressed', async () => {
    const bomb = gzipSync(' '.repeat(20 * 1024 * 1024))
    expect(bomb.byteLength).toBeLessThan(limits.syncWireBytes)
    const response = await send('POST', pushPath, bomb, { ...json, 'content-encoding': 'gzip' })
    expect(await codeOf(response)).toBe('too_large')
  })

  test.each([
    ['not gzip at all', 'gzip', Buffer.from('{}'), 'bad_request'],
    ['cut off', 'gzip', gzipSync('{"protocol":1}').subarray(0, 20), 'bad_request'],
    ['packed in a way that we do not know', 'br', Buffer.from('{}'), 'unknown_encoding'],
    ['packed twice', 'gzip, gzip', gzipSync(gzipSync('{}')), 'unknown_encoding'],
  ])('a body that is %s is refused', async (_, encoding, body, code) => {
    const response = await send('POST', pushPath, body, { ...json, 'content-encoding': encoding })
    expect(await codeOf(response)).toBe(code)
  })

  test('a push that decompresses to just over the limit is refused, one within it is read', async () => {
    const padded = (bytes: number) => gzipSync(JSON.stringify(aPush(someMutations(0))).padEnd(bytes))
    const headers = { ...json, 'content-encoding': 'gzip' }
    expect((await send('POST', pushPath, padded(limits.syncInflatedBytes), headers)).status).toBe(200)
    expect((await send('POST', pushPath, padded(limits.syncInflatedBytes + 1), headers)).status).toBe(413)
  })
})

describe('error replies', () => {
  test('a refusal names the wrong fields and never repeats their values', async () => {
    const secret = 'Zwiebelkuchen'
    const body = {
      ...aReport(),
      userId: 1,
      mood: secret,
      temperature: secret,
      notes: 7,
      [`${secret} ${secret}`]: 1,
    }
    const response = await api.post('/api/symptoms', body)
    const text = await response.text()
    expect(text).not.toContain(secret)
    expect(JSON.parse(text)).toMatchObject({
      error: {
        code: 'invalid',
        fields: expect.arrayContaining([{ path: 'mood', message: 'Must be a number' }]),
      },
    })
  })

  test('for any input, the reply is a 4xx in JSON without a stack', async () => {
    const nonsense = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.object({ maxDepth: 3, withBigInt: false }).map((value) => JSON.stringify(value)),
      fc
        .dictionary(fc.constantFrom(...Object.keys(aReport()), 'userId', 'name', 'id'), fc.anything())
        .map(stringify),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...writeRoutes), nonsense, async ([method, path], body) => {
        fc.pre(!isHarmlessPatch(method, body))
        const response = await send(method, path, body)
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
        expect(await response.text()).not.toMatch(/\bat .*:\d+/)
        api.clock.advance(1_000)
      }),
      { numRuns: 600 },
    )
  })
})

const stringify = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? 0 : inner))

/** An edit of nothing is an edit that is allowed, and now and then the nonsense is a name that a person may have. */
function isHarmlessPatch(method: string, body: string): boolean {
  if (method === 'POST') return false
  try {
    return profilePatch.safeParse(JSON.parse(body)).success
  } catch {
    return false
  }
}
