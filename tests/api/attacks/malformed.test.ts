import type { Route } from '@second-wind/api/platform/authentication/route'
import { limits } from '@second-wind/core/platform/http/limits'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idNumbered } from '../../fixtures/ids.ts'
import { type RealApi, openRealApi } from '../../support/open-real-api.ts'

let api: RealApi
let runs = 0
beforeAll(async () => {
  api = await openRealApi()
})
afterAll(() => api.close())

const fields = [
  ...[
    'token',
    'code',
    'invite',
    'device',
    'join',
    'person',
    'consent',
    'response',
    'challengeId',
    'signature',
  ],
  ...['secret', 'deviceId', 'label', 'name', 'age', 'key', 'id', 'handover', 'lost', 'password', 'username'],
  ...['message', 'patientId', 'clinicianId', 'mutations', 'userId', '__proto__', 'constructor', 'toString'],
]

/** What a broken app, a scanner or an attacker may send. */
const nonsense = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 50 }).map((text) => `\uFEFF${text}`),
  fc.constantFrom(
    '1e999',
    '-0',
    '{"a":1e999}',
    '"\\ud800"',
    '{"name":"\\udfff"}',
    '\u0000',
    '[[[[[[[[[[]]]]]]]]]]',
  ),
  fc.constantFrom('{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'),
  fc.dictionary(fc.constantFrom(...fields), fc.anything({ maxDepth: 2 })).map(stringify),
  fc
    .dictionary(fc.constantFrom(...fields), fc.dictionary(fc.constantFrom(...fields), fc.string()))
    .map(stringify),
)
const parts = [
  '999',
  '0',
  '-1',
  '1.5',
  '1e3',
  'x',
  '%00',
  '%FF',
  '..%2f..%2fetc',
  "'%20or%201=1--",
  idNumbered(0xfff),
]

/** The same one each time: a patient has at most five in use. */
const phone = idNumbered(0xf01)
const cookies = new Map<Route['who'], string>()

/** Sent by a signed-in caller, so that the body is read; a caller who is signed out by it signs in again. */
async function send(rule: Route, part: string, body: string, isAgain = false): Promise<Response> {
  const { method, path, who } = rule
  runs += 1
  api.clock.advance(1_000)
  if (who !== 'anyone' && !cookies.has(who)) {
    const { cookie } = await (who === 'patient' ? api.signInPatient(1, phone) : api.signInClinician(1))
    cookies.set(who, cookie)
  }
  const headers = {
    cookie: cookies.get(who) ?? '',
    'content-type': 'application/json',
    'x-user': '1',
    'x-forwarded-for': `198.51.${runs % 250}.${runs % 249}`,
  }
  const to = path.replace(/:\w+/, part)
  const response = await api.request(to, { method, headers, ...(method !== 'GET' && { body }) })
  if (response.status !== 401 || who === 'anyone' || isAgain) return response
  cookies.delete(who)
  return send(rule, part, body, true)
}

describe('a malformed request to any route of real mode', () => {
  test('causes no fault and no reply that repeats code or input', async () => {
    const told = new Map<string, number>()
    const sending = fc.asyncProperty(
      fc.constantFrom(...api.routes),
      fc.constantFrom(...parts),
      nonsense,
      async (rule, part, body) => {
        const response = await send(rule, part, body)
        const text = await response.text()
        expect(response.status, `${rule.method} ${rule.path}`).toBeLessThan(500)
        expect(text).not.toMatch(/\bat .*:\d+|SQLITE|node_modules/)
        if (response.status >= 400) expect(JSON.parse(text)).toHaveProperty('error.code')
        told.set(rule.path, Math.min(response.status, told.get(rule.path) ?? 999))
      },
    )
    await fc.assert(sending, { numRuns: 2_000 })
    expect(api.unexpectedErrors).toEqual([])
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
    expect(told.size).toBe(new Set(api.routes.map(({ path }) => path)).size)
  })

  test('is not read when its body is too large or nested too deeply', async () => {
    const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels)
    const bodies = [
      [413, `"${'x'.repeat(limits.syncWireBytes)}"`],
      [422, deep(9, '[', ']')],
      [422, deep(5_000, '[', ']')],
      [422, `{"a":${deep(1_500, '{"a":[', ']}')}}`],
      [422, '['.repeat(8_000)],
    ] as const
    let reading = 0
    for (const rule of api.routes) {
      const part = typeof rule.subject === 'object' ? '1' : idNumbered(0xfff)
      // A step-up must not expire between the bodies.
      if (rule.who === 'clinician' && rule.stepUp) cookies.delete(rule.who)
      // Some read none: what is no JSON is refused by all others.
      if (rule.method === 'GET' || (await send(rule, part, '{')).status !== 400) continue
      reading += 1
      for (const [status, body] of bodies) {
        const response = await send(rule, part, body)
        expect(response.status, `${rule.path}: ${body.slice(0, 20)}`).toBe(status)
      }
    }
    expect(reading).toBeGreaterThan(30)
    expect(api.unexpectedErrors).toEqual([])
  })
})

function stringify(value: unknown): string {
  const json = JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? 0 : inner))
  return json ?? 'null'
}
