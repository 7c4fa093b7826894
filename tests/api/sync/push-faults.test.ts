import { pushPath } from '@second-wind/core/sync/protocol'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMutation, someMutations } from '../../fixtures/a-mutation.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { type DemoApi, openDemoApi } from '../../support/open-demo-api.ts'
import { aPush, push } from '../../support/push.ts'

let api: DemoApi
beforeEach(async () => {
  api = await openDemoApi()
})
afterEach(() => api.close())

const countRows = async (table: 'symptom_entries' | 'receipts' | 'change_log') =>
  (await api.db.selectFrom(table).selectAll().execute()).length

describe('a push with one entry that causes a server error', () => {
  test.each([1, 50, 51, 100])(
    'defers that entry, at place %i of 100, and applies the others',
    async (place) => {
      await sql`create trigger trip before insert on receipts when new.client_seq = ${sql.lit(place)}
      begin select raise(abort, 'tripped'); end`.execute(api.db)

      const reply = await push(api, someMutations(100))
      expect(reply.verdicts).toMatchObject([
        { mutationId: idNumbered(place), outcome: 'deferred', error: { code: 'server_error' } },
      ])
      expect(await countRows('symptom_entries')).toBe(99)
      expect(await countRows('receipts')).toBe(99)
      expect(api.unexpectedErrors).toHaveLength(1)

      await sql`drop trigger trip`.execute(api.db)
      expect(await push(api, someMutations(100))).toMatchObject({ acked: [[1, 100]], verdicts: [] })
      expect(await countRows('symptom_entries')).toBe(100)
    },
  )
})

describe('a full disk', () => {
  test('lets nothing be acknowledged or half stored, and pushes succeed again when there is room', async () => {
    const before = await countRows('change_log')
    await fillDisk(api)
    const long = someMutations(40).map((m) => ({
      ...m,
      payload: aReport({ notes: 'still coughing '.repeat(130) }),
    }))
    const response = await api.post(pushPath, aPush(long))

    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ error: { code: 'storage_unavailable' } })
    expect(await countRows('symptom_entries')).toBe(0)
    expect(await countRows('receipts')).toBe(0)
    expect(await countRows('change_log')).toBe(before)
    expect((await api.get('/api/users/1')).status).toBe(200)

    await freeDisk(api)
    expect(await push(api, long)).toMatchObject({ acked: [[1, 40]] })
  })

  test('answers an entry over REST with 503, not 500', async () => {
    await fillDisk(api)
    const notes = 'still coughing '.repeat(130)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => api.post('/api/symptoms', { ...aReport({ notes }), userId: 1 })),
    )
    expect(responses.map((response) => response.status)).toContain(503)
    expect(responses.map((response) => response.status)).not.toContain(500)
  })
})

describe('a database that cannot be written', () => {
  test('makes the server not ready', async () => {
    expect((await api.get('/readyz')).status).toBe(200)
    await sql`pragma query_only = 1`.execute(api.db)
    api.clock.advance(1_000)
    expect((await api.get('/readyz')).status).toBe(503)
    expect((await api.get('/healthz')).status).toBe(200)
    expect((await api.post(pushPath, aPush([aMutation()]))).status).toBe(503)
  })
})

async function fillDisk({ db }: DemoApi): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db)
}

async function freeDisk({ db }: DemoApi): Promise<void> {
  await sql`pragma max_page_count = 1000000`.execute(db)
}
