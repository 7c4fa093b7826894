import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test, vi } from 'vitest'
import { onInFlightChange } from '../../../../../web/src/data/local/database/in-flight.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { countPendingByKind, readSyncFacts } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import { buildPushReply, json, serverTime, withFakeSyncServer } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { receiptedIds } from '../receipted-ids.ts'
import { at, logEntries, traceEntry } from '../records/logged-entries.ts'

const db = withFreshDatabase()
const server = withFakeSyncServer()

describe('sending', () => {
  test('entries logged offline are sent when the connection is back and get receipts', async () => {
    const ids = await logEntries(3)
    const [first] = await db.outbox.toArray()
    const result = await flushOutbox({ skipBackoff: true })

    expect(result).toEqual({ outcome: 'drained', pending: 0 })
    expect(server().pushes.map((push) => push.mutations.map((m) => m.mutationId))).toEqual([ids])
    expect(server().pushes[0]).toMatchObject({ ownerId: 1, pendingCount: 3, oldestPendingAt: first?.savedAt })
    expect(await traceEntry(ids[0] ?? '')).toMatchObject({ queued: false, receivedAt: serverTime })
    expect(await readSyncFacts()).toMatchObject({
      pending: 0,
      attention: 0,
      channel: { reach: 'ok', failures: 0 },
    })
  })

  test('settling a batch adds one row for all its receipts and one for what was sent', async () => {
    const ids = await logEntries(40)
    await flushOutbox({ skipBackoff: true })
    expect(await db.receiptSets.toArray()).toMatchObject([{ at: serverTime, mutationIds: ids }])
    expect((await db.sentSets.toArray()).map(({ rows }) => rows.length)).toEqual([40])
    expect(await traceEntry(ids[39] ?? '')).toMatchObject({ queued: false, receivedAt: serverTime })
  })

  test('a record is sent under one id, not two', async () => {
    await logEntries(1)
    await flushOutbox({ skipBackoff: true })
    expect(server().pushes[0]?.mutations[0]).not.toHaveProperty('entityId')
  })
})

describe('replies that are not a verdict', () => {
  test.each([401, 403, 408, 413, 429, 500, 503])(
    'a reply with status %i removes nothing from a full outbox',
    async (status) => {
      server().respondToPush = () => json({ error: { code: 'busy', message: 'Later' } }, status)
      const ids = await logEntries(2)
      await flushOutbox({ skipBackoff: true })
      const known = await Promise.all([db.outbox.count(), db.deadletter.count()])
      expect(known[0] + known[1]).toBe(ids.length)
      expect(await receiptedIds()).toEqual([])
    },
  )

  test('the page of a captive portal is not accepted as a reply', async () => {
    server().respondToPush = () =>
      new Response('<html>Welcome to TrainWiFi</html>', { headers: { 'content-type': 'text/html' } })
    await logEntries(1)
    const result = await flushOutbox({ skipBackoff: true })
    expect(result).toMatchObject({ outcome: 'waiting', pending: 1 })
    expect((await readSyncFacts()).channel.reach).toBe('portal')
  })

  test('a deferred change stays queued and does not block the others', async () => {
    const ids = await logEntries(2)
    const error = { code: 'server_error', message: 'Try again' } as const
    server().respondToPush = (push) =>
      json(buildPushReply(push, [{ mutationId: ids[0] ?? '', outcome: 'deferred', error }]))
    expect(await flushOutbox({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 1 })
    expect(await traceEntry(ids[0] ?? '')).toMatchObject({ queued: true })
    expect(await traceEntry(ids[1] ?? '')).toMatchObject({ receivedAt: serverTime })
  })

  test('after a lost reply, the entry is sent again and gets one receipt', async () => {
    const [id] = await logEntries(1)
    server().respondToPush = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await flushOutbox({ skipBackoff: true })).toMatchObject({ outcome: 'waiting' })
    server().respondToPush = (push) => json(buildPushReply(push))
    await flushOutbox({ skipBackoff: true })
    expect(server().pushes.map((push) => push.mutations[0]?.mutationId)).toEqual([id, id])
    expect(await receiptedIds()).toEqual([id])
  })
})

describe('batches and concurrent flushes', () => {
  test('1,200 entries are sent in batches of at most 500', async () => {
    const rows = Array.from({ length: 1_200 }, () => newId())
    await db.outbox.bulkAdd(
      rows.map((mutationId) => ({
        mutationId,
        ownerId: 1,
        kind: 'symptoms.create',
        v: 1,
        entity: 'symptoms',
        entityId: mutationId,
        payload: untouchedReport,
        ...at,
        notBefore: 0,
      })),
    )
    await flushOutbox({ skipBackoff: true })
    expect(server().pushes.map((push) => push.mutations.length)).toEqual([500, 500, 200])
    expect(await db.outbox.count()).toBe(0)
  })

  test('changes in flight are announced only while they are being sent', async () => {
    const seen: string[][] = []
    const stop = onInFlightChange((inFlight) => seen.push([...inFlight]))
    const ids = await logEntries(1)
    await flushOutbox({ skipBackoff: true })
    stop()
    expect(seen).toEqual([ids, []])
  })

  test('two flushes at once send every entry once', async () => {
    await logEntries(5)
    await Promise.all([flushOutbox({ skipBackoff: true }), flushOutbox({ skipBackoff: true })])
    expect(server().pushes.flatMap((push) => push.mutations)).toHaveLength(5)
  })

  test('without Web Locks, two flushes still do not run at the same time', async () => {
    vi.stubGlobal('navigator', {})
    await logEntries(5)
    await Promise.all([flushOutbox({ skipBackoff: true }), flushOutbox({ skipBackoff: true })])
    expect(server().pushes.flatMap((push) => push.mutations)).toHaveLength(5)
  })

  test('pending changes are counted per kind', async () => {
    await logEntries(2)
    expect(await countPendingByKind()).toEqual({
      symptoms: 2,
      triage: 0,
      activities: 0,
      profile: 0,
      messages: 0,
      answers: 0,
    })
  })
})
