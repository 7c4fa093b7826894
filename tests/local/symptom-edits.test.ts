import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshChannel } from '@second-wind/core/sync/channel'
import { captureMoment } from '@second-wind/core/model/moment'
import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { discardDeadLetter, listDeadLetters, resendDeadLetter } from '../../web/src/local/dead-letters.ts'
import { flushOutbox } from '../../web/src/local/flush.ts'
import { newId } from '../../web/src/local/new-id.ts'
import { NotSaved } from '../../web/src/local/not-saved.ts'
import { outboxStore } from '../../web/src/local/outbox.ts'
import { deleteSymptoms, updateSymptoms } from '../../web/src/local/symptom-edits.ts'
import { listSymptoms, saveSymptoms } from '../../web/src/local/symptoms.ts'
import { countPendingByKind, traceEntities } from '../../web/src/local/sync-facts.ts'
import { aReport } from '../fixtures/an-entry.ts'
import { fullReport } from '../fixtures/every-field.ts'
import { applied, FakeServer, json, serverTime } from './fake-server.ts'
import { withFreshDatabase } from './fresh-database.ts'

const db = withFreshDatabase()
let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
  server.install()
})
afterEach(() => vi.unstubAllGlobals())

const logged = captureMoment(Date.parse('2026-11-18T08:00:00Z'), 0)
const edited = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

async function anEntryOnThePhone(report = aReport()): Promise<SymptomEntry> {
  return saveSymptoms(newId(), report, logged)
}

async function aSentEntry(report = aReport()): Promise<SymptomEntry> {
  const entry = await anEntryOnThePhone(report)
  await flushOutbox({ hurry: true })
  return entry
}

/** The server refuses a change for good. */
async function refuse(mutationId: string): Promise<string> {
  const error = { code: 'invalid_payload', message: 'No.' } as const
  const rejected = [{ mutationId, outcome: 'rejected', error } as const]
  await outboxStore.commit({ applied: [], deferred: [], rejected }, serverTime, freshChannel)
  return mutationId
}

const refuseLast = async () => refuse((await db.outbox.orderBy('seq').last())?.mutationId ?? '')

const nextKinds = async () => (await outboxStore.nextBatch(500, Date.now())).map(({ kind }) => kind)

test('an edited entry shows the edit at once, on the day on which it was logged, and is queued whole', async () => {
  const { id } = await aSentEntry(fullReport)
  await updateSymptoms(id, aReport({ mood: 2 }), edited)

  const { occurredAt: date, ...day } = logged
  expect(await listSymptoms()).toEqual([{ ...aReport({ mood: 2 }), id, userId: 1, date, ...day }])
  expect(await db.outbox.toArray()).toMatchObject([
    { kind: 'symptoms.update', entityId: id, payload: aReport({ mood: 2 }), occurredAt: edited.occurredAt },
  ])
  expect(await countPendingByKind()).toMatchObject({ symptoms: 1 })
  expect((await traceEntities('symptoms', [id])).get(id)).toMatchObject({ queued: true })
})

test('a deleted entry is gone from the phone at once, and its deletion is queued', async () => {
  const { id } = await aSentEntry()
  await deleteSymptoms(id, edited)
  await deleteSymptoms(id, edited)

  expect(await listSymptoms()).toEqual([])
  expect(await db.outbox.toArray()).toMatchObject([{ kind: 'symptoms.delete', entityId: id, payload: {} }])
  expect(await countPendingByKind()).toMatchObject({ symptoms: 1 })
})

test('an entry that is not on this phone cannot be edited, and nothing is half kept', async () => {
  await expect(updateSymptoms(newId(), aReport(), edited)).rejects.toThrow(NotSaved)
  expect(await db.outbox.count()).toBe(0)
})

test('a phone that is full says so, and the entry stays as it was', async () => {
  const entry = await aSentEntry()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(updateSymptoms(entry.id, aReport({ mood: 1 }), edited)).rejects.toMatchObject({
    reason: 'full',
  })
  await expect(deleteSymptoms(entry.id, edited)).rejects.toMatchObject({ reason: 'full' })
  vi.restoreAllMocks()
  expect(await listSymptoms()).toEqual([entry])
  expect(await db.outbox.count()).toBe(0)
})

test('an entry that was never sent goes first, then its edits in order, then its deletion', async () => {
  const { id } = await anEntryOnThePhone()
  await updateSymptoms(id, aReport({ mood: 1 }), edited)
  await updateSymptoms(id, aReport({ mood: 2 }), edited)
  await deleteSymptoms(id, edited)
  expect(await nextKinds()).toEqual([
    'symptoms.create',
    'symptoms.update',
    'symptoms.update',
    'symptoms.delete',
  ])

  await flushOutbox({ hurry: true })
  expect(await db.outbox.count()).toBe(0)
  expect(await listSymptoms()).toEqual([])
})

test('an edit waits behind the creation that the server asked to keep for later', async () => {
  const { id } = await anEntryOnThePhone()
  await updateSymptoms(id, aReport({ mood: 1 }), edited)
  await db.outbox
    .where('mutationId')
    .equals(id)
    .modify({ notBefore: Date.now() + 60_000 })
  expect(await nextKinds()).toEqual([])
})

describe('an entry that the server refused', () => {
  test('is corrected by editing it: it goes again as a creation, of its own day', async () => {
    const { id } = await anEntryOnThePhone()
    await refuseLast()
    await updateSymptoms(id, aReport({ mood: 3 }), edited)

    expect(await listDeadLetters()).toEqual([])
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'symptoms.create', entityId: id, payload: aReport({ mood: 3 }), ...logged },
    ])
    await flushOutbox({ hurry: true })
    expect(server.pushes.at(-1)?.mutations).toMatchObject([{ kind: 'symptoms.create', entityId: id }])
  })

  test('ends as the last edit says, also when an earlier edit was waiting for it', async () => {
    const { id } = await anEntryOnThePhone()
    await updateSymptoms(id, aReport({ mood: 1 }), edited)
    await refuse(id)
    expect(await nextKinds()).toEqual([])
    await updateSymptoms(id, aReport({ mood: 9 }), edited)

    const batch = await outboxStore.nextBatch(500, Date.now())
    expect(batch.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['symptoms.create', aReport({ mood: 9 })],
      ['symptoms.update', aReport({ mood: 1 })],
      ['symptoms.update', aReport({ mood: 9 })],
    ])
  })

  test('is gone without a trace when it is deleted: the server never had it', async () => {
    const { id } = await anEntryOnThePhone()
    await refuseLast()
    await deleteSymptoms(id, edited)
    expect(await listDeadLetters()).toEqual([])
    expect(await db.outbox.count()).toBe(0)
    expect(await listSymptoms()).toEqual([])
  })

  test('takes its waiting edits with it when it is given up: nothing waits for ever', async () => {
    const { id } = await anEntryOnThePhone()
    await updateSymptoms(id, aReport({ mood: 1 }), edited)
    await refuse(id)
    expect(await nextKinds()).toEqual([])

    await discardDeadLetter(id)
    expect(await db.outbox.count()).toBe(0)
    expect(await listSymptoms()).toEqual([])
  })
})

describe('an edit or deletion that the server refused', () => {
  test('leaves the entry as it was before when it is given up', async () => {
    const entry = await aSentEntry(fullReport)
    await updateSymptoms(entry.id, aReport({ mood: 1 }), edited)
    await discardDeadLetter(await refuseLast())
    expect(await listSymptoms()).toEqual([entry])

    await deleteSymptoms(entry.id, edited)
    await discardDeadLetter(await refuseLast())
    expect(await listSymptoms()).toEqual([entry])
  })

  test('leaves what is still queued on top when it is given up', async () => {
    const { id } = await aSentEntry(fullReport)
    await updateSymptoms(id, aReport({ mood: 1 }), edited)
    const refused = await refuseLast()
    await updateSymptoms(id, aReport({ mood: 2 }), edited)
    await discardDeadLetter(refused)
    expect(await listSymptoms()).toMatchObject([aReport({ mood: 2 })])
  })

  test('two refused edits, given up in any order, leave the entry as it was', async () => {
    for (const isNewestFirst of [true, false]) {
      await db.symptoms.clear()
      const entry = await aSentEntry()
      await updateSymptoms(entry.id, aReport({ mood: 1 }), edited)
      const first = await refuseLast()
      await updateSymptoms(entry.id, aReport({ mood: 2 }), edited)
      const letters = [first, await refuseLast()]
      for (const letter of isNewestFirst ? letters.toReversed() : letters) await discardDeadLetter(letter)
      expect(await listSymptoms()).toEqual([entry])
    }
  })

  test('can be sent again, and given up after that', async () => {
    const entry = await aSentEntry()
    await updateSymptoms(entry.id, aReport({ mood: 1 }), edited)
    await resendDeadLetter(await refuseLast())
    expect(await nextKinds()).toEqual(['symptoms.update'])
    await discardDeadLetter(await refuseLast())
    expect(await listSymptoms()).toEqual([entry])
  })
})

describe('what the server says under an unsent edit', () => {
  const keepForLater = (code: 'server_error' | 'unknown_kind') => {
    server.answerPush = (push) => {
      const error = { code, message: 'Later.' } as const
      const edits = push.mutations.filter(({ kind }) => kind !== 'symptoms.create')
      return json(
        applied(
          push,
          edits.map(({ mutationId }) => ({ mutationId, outcome: 'deferred', error })),
        ),
      )
    }
  }

  const serverSays = (entry: SymptomEntry, changes: Partial<SymptomEntry>) => {
    const row = { ...entry, receivedAt: serverTime, ...changes }
    server.changes = [{ entity: 'symptoms', entityId: entry.id, row }]
  }

  test('does not show through: the edit replaces all of it', async () => {
    const entry = await aSentEntry()
    keepForLater('server_error')
    await updateSymptoms(entry.id, aReport({ mood: 1 }), edited)
    serverSays(entry, { notes: 'From the tablet.', mood: 9 })
    await flushOutbox({ hurry: true })
    expect(await listSymptoms()).toEqual([{ ...entry, mood: 1, receivedAt: serverTime }])
  })

  test('does not bring a deleted entry back', async () => {
    const entry = await aSentEntry()
    keepForLater('server_error')
    await deleteSymptoms(entry.id, edited)
    serverSays(entry, { mood: 9 })
    await flushOutbox({ hurry: true })
    expect(await listSymptoms()).toEqual([])
  })

  test('a deletion elsewhere takes the entry away once the edit is through', async () => {
    const entry = await aSentEntry()
    keepForLater('server_error')
    await updateSymptoms(entry.id, aReport({ mood: 1 }), edited)
    const tombstone = { entity: 'symptoms', entityId: entry.id, row: null } as const
    server.changes = [tombstone]
    await flushOutbox({ hurry: true })
    expect(await listSymptoms()).toMatchObject([{ mood: 1 }])

    server.answerPush = (push) => json(applied(push))
    await db.outbox.toCollection().modify({ notBefore: 0 })
    server.changes = [tombstone]
    await flushOutbox({ hurry: true })
    expect(await listSymptoms()).toEqual([])
  })

  test('a server that does not know edits yet loses none of them', async () => {
    const { id } = await aSentEntry()
    const other = await aSentEntry()
    keepForLater('unknown_kind')
    await updateSymptoms(id, aReport({ mood: 1 }), edited)
    await deleteSymptoms(other.id, edited)
    expect(await flushOutbox({ hurry: true })).toEqual({ outcome: 'drained', pending: 2 })
    expect(await listDeadLetters()).toEqual([])
    expect(await listSymptoms()).toMatchObject([{ id, mood: 1 }])

    server.answerPush = (push) => json(applied(push))
    await db.outbox.toCollection().modify({ notBefore: 0 })
    expect(await flushOutbox({ hurry: true })).toEqual({ outcome: 'drained', pending: 0 })
    expect(server.pushes.at(-1)?.mutations.map(({ kind }) => kind)).toEqual([
      'symptoms.update',
      'symptoms.delete',
    ])
  })
})
