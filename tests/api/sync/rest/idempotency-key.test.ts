import { idempotencyKeyHeader, idempotencyReplayedHeader } from '@second-wind/core/platform/http/headers'
import { minuteMs } from '@second-wind/core/platform/moment'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { aMutation } from '../../../fixtures/a-mutation.ts'
import { aReport } from '../../../fixtures/an-entry.ts'
import { idNumbered } from '../../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../../support/open-demo-api.ts'
import { push } from '../../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const key = { [idempotencyKeyHeader]: idNumbered(5) }
const body = (changes: object = {}) => ({ ...aReport(), userId: 1, ...changes })
const countEntries = async () => (await api.db.selectFrom('symptom_entries').selectAll().execute()).length

describe('a repeated key', () => {
  test('a repeat with the same key gets the first response, marked as a repeat', async () => {
    const first = await api.post('/api/symptoms', body(), key)
    api.clock.advance(minuteMs)
    const repeat = await api.post('/api/symptoms', body(), key)

    expect(first.headers.has(idempotencyReplayedHeader)).toBe(false)
    expect(repeat.headers.get(idempotencyReplayedHeader)).toBe('true')
    expect(repeat.status).toBe(201)
    expect(await repeat.json()).toEqual(await first.json())
    expect(await countEntries()).toBe(1)
  })

  test('the key is the id of the change, in capitals too', async () => {
    await api.post('/api/symptoms', body(), key)
    const repeat = await api.post('/api/symptoms', body(), {
      [idempotencyKeyHeader]: idNumbered(5).toUpperCase(),
    })
    expect(repeat.headers.get(idempotencyReplayedHeader)).toBe('true')
    expect(await api.db.selectFrom('symptom_entries').select('id').execute()).toEqual([{ id: idNumbered(5) }])
  })
})

describe('refused keys', () => {
  test('the same key for a different change is refused', async () => {
    await api.post('/api/symptoms', body(), key)
    const other = await api.post('/api/symptoms', body({ mood: 1 }), key)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ error: { code: 'key_reuse' } })
    expect((await api.post('/api/triage', { userId: 1, result: 'monitor' }, key)).status).toBe(422)
    expect(await countEntries()).toBe(1)
  })

  test('a key that is not a UUID is refused', async () => {
    const response = await api.post('/api/symptoms', body(), { [idempotencyKeyHeader]: 'abc' })
    expect(response.status).toBe(422)
    expect(await countEntries()).toBe(0)
  })
})

describe('keys and records', () => {
  test('an entry already pushed by a phone is not stored again over REST', async () => {
    const sent = aMutation({ clientSeq: 5 })
    await push(api, [sent])
    const { occurredAt: date, localDate, tzOffsetMin } = sent
    const response = await api.post('/api/symptoms', body({ date, localDate, tzOffsetMin }), key)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ id: idNumbered(5), date })
    expect(await countEntries()).toBe(1)
  })

  test('an edit of the profile with a key is applied once', async () => {
    await api.put('/api/users/1', { age: 50 }, key)
    const repeat = await api.put('/api/users/1', { age: 50 }, key)
    expect(await repeat.json()).toMatchObject({ age: 50, version: 2 })
    expect(repeat.headers.get(idempotencyReplayedHeader)).toBe('true')
  })

  test('ten simultaneous requests with one key store one entry', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => api.post('/api/symptoms', body(), key)),
    )
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(await countEntries()).toBe(1)
  })
})
