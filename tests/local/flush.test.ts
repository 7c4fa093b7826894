import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureMoment } from '@second-wind/core/model/moment'
import { untouchedReport } from '@second-wind/core/model/symptom-entry'
import type { Verdict } from '@second-wind/core/sync/protocol'
import { discardDeadLetter, listDeadLetters, resendDeadLetter } from '../../web/src/local/dead-letters.ts'
import { flushOutbox } from '../../web/src/local/flush.ts'
import { currentPatientId } from '../../web/src/local/identity.ts'
import { onSending } from '../../web/src/local/in-flight.ts'
import { newId } from '../../web/src/local/new-id.ts'
import { saveProfile } from '../../web/src/local/profile.ts'
import { listSymptoms, saveSymptoms } from '../../web/src/local/symptoms.ts'
import { countPendingByKind, readSyncFacts, traceEntities } from '../../web/src/local/sync-facts.ts'
import { applied, FakeServer, json, serverTime } from './fake-server.ts'
import { withFreshDatabase } from './fresh-database.ts'

const db = withFreshDatabase()
let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
  server.install()
})
afterEach(() => vi.unstubAllGlobals())

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

async function logEntries(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  for (const id of ids) await saveSymptoms(id, untouchedReport, at)
  return ids
}

const traceOf = async (id: string) => (await traceEntities('symptoms', [id])).get(id)

function reject(mutationId: string): Verdict {
  const error = { code: 'invalid_payload', field: 'mood', message: 'Mood must be 1 to 10' } as const
  return { mutationId, outcome: 'rejected', error }
}

test('what was logged without signal goes when signal is back, and gets a receipt', async () => {
  const ids = await logEntries(3)
  const [first] = await db.outbox.toArray()
  const result = await flushOutbox({ hurry: true })

  expect(result).toEqual({ outcome: 'drained', pending: 0 })
  expect(server.pushes.map((push) => push.mutations.map((m) => m.mutationId))).toEqual([ids])
  expect(server.pushes[0]).toMatchObject({ ownerId: 1, pendingCount: 3, oldestPendingAt: first?.savedAt })
  expect(await traceOf(ids[0] ?? '')).toMatchObject({ queued: false, receivedAt: serverTime })
  expect(await readSyncFacts()).toMatchObject({
    pending: 0,
    attention: 0,
    channel: { reach: 'ok', failures: 0 },
  })
})

test('a record is sent under one id, not two', async () => {
  await logEntries(1)
  await flushOutbox({ hurry: true })
  expect(server.pushes[0]?.mutations[0]).not.toHaveProperty('entityId')
})

test.each([401, 403, 408, 413, 429, 500, 503])(
  'an answer of %i removes nothing from a full outbox',
  async (status) => {
    server.answerPush = () => json({ error: { code: 'busy', message: 'Later' } }, status)
    const ids = await logEntries(2)
    await flushOutbox({ hurry: true })
    const known = await Promise.all([db.outbox.count(), db.deadletter.count()])
    expect(known[0] + known[1]).toBe(ids.length)
    expect(await db.receipts.count()).toBe(0)
  },
)

test("a captive portal's page is not taken for an answer", async () => {
  server.answerPush = () =>
    new Response('<html>Welcome to TrainWiFi</html>', { headers: { 'content-type': 'text/html' } })
  await logEntries(1)
  const result = await flushOutbox({ hurry: true })
  expect(result).toMatchObject({ outcome: 'waiting', pending: 1 })
  expect((await readSyncFacts()).channel.reach).toBe('portal')
})

test('one refused entry among ten needs attention; the nine are sent', async () => {
  const ids = await logEntries(10)
  const bad = ids[2] ?? ''
  server.answerPush = (push) =>
    json(applied(push, push.mutations.some((m) => m.mutationId === bad) ? [reject(bad)] : []))
  await flushOutbox({ hurry: true })

  expect(await db.receipts.count()).toBe(9)
  expect(await listDeadLetters()).toMatchObject([{ mutationId: bad, code: 'invalid_payload', field: 'mood' }])
  expect(await traceOf(bad)).toMatchObject({
    queued: false,
    rejected: 'invalid_payload',
    receivedAt: undefined,
  })
})

test('a refused entry can be sent again, and is then sent under its own id', async () => {
  const [id = ''] = await logEntries(1)
  server.answerPush = (push) => json(applied(push, [reject(id)]))
  await flushOutbox({ hurry: true })
  await resendDeadLetter(id)
  server.answerPush = (push) => json(applied(push))
  await flushOutbox({ hurry: true })

  expect(server.pushes.at(-1)?.mutations).toMatchObject([{ entityId: id, clientSeq: 2 }])
  expect(await listDeadLetters()).toEqual([])
  expect(await traceOf(id)).toMatchObject({ receivedAt: serverTime })
})

test('a refused entry that the patient gives up is gone from the phone', async () => {
  const [id = ''] = await logEntries(1)
  server.answerPush = (push) => json(applied(push, [reject(id)]))
  await flushOutbox({ hurry: true })
  await discardDeadLetter(id)
  expect(await listSymptoms()).toEqual([])
  expect(await listDeadLetters()).toEqual([])
})

test('what the server cannot take yet stays, and does not hold up the rest', async () => {
  const ids = await logEntries(2)
  const error = { code: 'server_error', message: 'Try again' } as const
  server.answerPush = (push) =>
    json(applied(push, [{ mutationId: ids[0] ?? '', outcome: 'deferred', error }]))
  expect(await flushOutbox({ hurry: true })).toEqual({ outcome: 'drained', pending: 1 })
  expect(await traceOf(ids[0] ?? '')).toMatchObject({ queued: true })
  expect(await traceOf(ids[1] ?? '')).toMatchObject({ receivedAt: serverTime })
})

test('a lost reply is asked for again and ends in one receipt', async () => {
  const [id] = await logEntries(1)
  server.answerPush = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await flushOutbox({ hurry: true })).toMatchObject({ outcome: 'waiting' })
  server.answerPush = (push) => json(applied(push))
  await flushOutbox({ hurry: true })
  expect(server.pushes.map((push) => push.mutations[0]?.mutationId)).toEqual([id, id])
  expect(await db.receipts.count()).toBe(1)
})

test('1,200 entries go in batches of at most 500', async () => {
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
      attempts: 0,
      notBefore: 0,
    })),
  )
  await flushOutbox({ hurry: true })
  expect(server.pushes.map((push) => push.mutations.length)).toEqual([500, 500, 200])
  expect(await db.outbox.count()).toBe(0)
})

test('what is on its way is told while it is on its way, and not after', async () => {
  const seen: string[][] = []
  const stop = onSending((inFlight) => seen.push([...inFlight]))
  const ids = await logEntries(1)
  await flushOutbox({ hurry: true })
  stop()
  expect(seen).toEqual([ids, []])
})

test('two flushes at once send every entry once', async () => {
  await logEntries(5)
  await Promise.all([flushOutbox({ hurry: true }), flushOutbox({ hurry: true })])
  expect(server.pushes.flatMap((push) => push.mutations)).toHaveLength(5)
})

test('without Web Locks two flushes still keep out of each other’s way', async () => {
  vi.stubGlobal('navigator', {})
  await logEntries(5)
  await Promise.all([flushOutbox({ hurry: true }), flushOutbox({ hurry: true })])
  expect(server.pushes.flatMap((push) => push.mutations)).toHaveLength(5)
})

test('pending is counted per kind of record', async () => {
  await logEntries(2)
  expect(await countPendingByKind()).toEqual({
    symptoms: 2,
    triage: 0,
    activities: 0,
    profile: 0,
    messages: 0,
  })
})

const amina = {
  id: 1,
  name: 'Amina Yusuf',
  email: 'amina@example.org',
  username: 'amina',
  age: 52,
  gender: 'female',
  location: 'London',
  conditions: [],
  isVulnerable: false,
  companionAvatar: 'joy',
  alertCount: 0,
  createdAt: serverTime,
  version: 1,
}

test('a fresh phone reads profile and history from the server', async () => {
  const id = newId()
  const entry = {
    ...untouchedReport,
    id,
    userId: 1,
    date: at.occurredAt,
    localDate: at.localDate,
    tzOffsetMin: 0,
    receivedAt: serverTime,
  }
  server.changes = [
    { entity: 'profile', entityId: '1', row: amina },
    { entity: 'symptoms', entityId: id, row: entry },
  ]
  await flushOutbox({ hurry: true })
  expect(await db.profile.get(currentPatientId)).toMatchObject({ name: 'Amina Yusuf' })
  expect(await listSymptoms()).toEqual([entry])
})

test('an unsent edit of the profile stays on top of what the server says', async () => {
  server.changes = [{ entity: 'profile', entityId: '1', row: amina }]
  await flushOutbox({ hurry: true })
  await saveProfile({ location: 'Leeds' }, at)
  server.answerPush = (push) =>
    json(
      applied(push, [
        {
          mutationId: push.mutations[0]?.mutationId ?? '',
          outcome: 'deferred',
          error: { code: 'server_error', message: '' },
        },
      ]),
    )
  server.changes = [{ entity: 'profile', entityId: '1', row: { ...amina, age: 53, version: 2 } }]
  await flushOutbox({ hurry: true })
  expect((await db.profile.toArray())[0]).toMatchObject({ location: 'Leeds', age: 53 })
})

test('a record that the server has deleted goes from the phone too', async () => {
  const [id = ''] = await logEntries(1)
  await flushOutbox({ hurry: true })
  server.changes = [{ entity: 'symptoms', entityId: id, row: null }]
  await flushOutbox({ hurry: true })
  expect(await listSymptoms()).toEqual([])
})
