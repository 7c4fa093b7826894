import { once } from 'node:events'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { errorBody } from '@second-wind/core/platform/http/error'
import { limits } from '@second-wind/core/platform/http/limits'
import { pushPath } from '@second-wind/core/sync/protocol'
import { expect, test } from '../support/playwright-fixtures.ts'
import { countAllRows } from '../support/server/server-database.ts'

const entry = {
  userId: 1,
  coughSeverity: 5,
  breathlessness: 5,
  energy: 5,
  mood: 5,
  temperature: 'normal',
  sputumColor: 'clear',
  sputumConsistency: 'none',
}
const json = { 'content-type': 'application/json' }
const gzipped = { ...json, 'content-encoding': 'gzip' }
const deep = '['.repeat(50_000) + ']'.repeat(50_000)

type Attempt = {
  what: string
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const attempts: Attempt[] = [
  { what: 'JSON that breaks off', body: '{"userId": 1, "coughSeverity":' },
  { what: 'a word where a number belongs', body: JSON.stringify({ ...entry, mood: 'good' }) },
  { what: 'a score of 11', body: JSON.stringify({ ...entry, coughSeverity: 11 }) },
  { what: 'a field that does not exist', body: JSON.stringify({ ...entry, role: 'clinician' }) },
  { what: 'another patient', body: JSON.stringify({ ...entry, userId: 999_999 }) },
  { what: 'notes of a novel', body: JSON.stringify({ ...entry, notes: 'x'.repeat(limits.bodyBytes) }) },
  { what: 'a text that is not JSON', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(entry) },
  { what: 'very deep nesting', path: pushPath, body: deep },
  { what: 'a gzip bomb', path: pushPath, headers: gzipped, body: gzipSync(Buffer.alloc(100 * 1024 * 1024)) },
  { what: 'gzip that is none', path: pushPath, headers: gzipped, body: 'not gzip at all' },
  { what: 'more bytes than a push may have', path: pushPath, body: 'x'.repeat(2 * limits.syncInflatedBytes) },
  { what: 'a push of an unknown protocol', path: pushPath, body: JSON.stringify({ protocol: 99 }) },
  {
    what: 'another site as its origin',
    headers: { ...json, origin: 'https://evil.example' },
    body: JSON.stringify(entry),
  },
  {
    what: 'another site behind it',
    headers: { ...json, 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify(entry),
  },
  { what: 'a foreign host name', headers: { ...json, host: 'evil.example' }, body: JSON.stringify(entry) },
  { what: 'a method that nobody knows here', method: 'DELETE', path: '/api/symptoms/1' },
  { what: 'an id that is no number', method: 'GET', path: '/api/symptoms/one' },
  { what: 'a patient who does not exist', method: 'GET', path: '/api/users/999999' },
  { what: 'an address that does not exist', method: 'GET', path: '/api/no-such-thing' },
]

test('every invalid request is rejected in words and stores nothing, and the server continues', async ({
  server,
}) => {
  const before = countAllRows(server)
  for (const attempt of attempts) {
    const { status, type, text } = await send(server.origin, attempt)
    expect(status, attempt.what).toBeGreaterThanOrEqual(400)
    expect(status, attempt.what).toBeLessThan(500)
    expect(type, attempt.what).toContain('application/json')
    expect(errorBody.parse(JSON.parse(text)).error.message, attempt.what).toMatch(/^[A-Z].+\.$/)
    expect(text, attempt.what).not.toMatch(/node:|\.ts\b|node_modules|SQLITE/)
    expect(countAllRows(server), attempt.what).toEqual(before)
  }

  const healthy = await send(server.origin, { what: 'a sound entry', body: JSON.stringify(entry) })
  expect(healthy.status).toBe(201)
})

/** With node:http, because fetch sets Host and Origin itself. */
async function send(
  origin: string,
  { method = 'POST', path = '/api/symptoms', headers = json, body = '' }: Attempt,
) {
  const outgoing = request(`${origin}${path}`, { method, headers, agent: false })
  // A server may close the connection before it has read the whole body; its response counts.
  outgoing.on('error', () => undefined)
  outgoing.end(body)
  const [response] = await once(outgoing, 'response')
  const chunks = []
  for await (const chunk of response) chunks.push(chunk)
  const type = String(response.headers['content-type'])
  return { status: Number(response.statusCode), type, text: Buffer.concat(chunks).toString() }
}
