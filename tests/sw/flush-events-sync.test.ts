import { captureMoment } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { periodicSyncTag, syncTag } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushOnPeriodicSync, flushOnSync } from '../../sw/src/flush-events.ts'
import { flushSerially } from '../../sw/src/serial-flush.ts'
import { newId, readSyncFacts } from '../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../web/src/data/local/lazy.ts'
import { buildPushReply, FakeSyncServer, json } from '../web/data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../web/data/local/fresh-database.ts'
import { extendableEvent } from './extendable-event.ts'

const db = withFreshDatabase()
let server: FakeSyncServer
beforeEach(() => {
  server = new FakeSyncServer()
  server.install()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

async function logEntry(): Promise<string> {
  const id = newId()
  await saveSymptoms(id, untouchedReport, at)
  return id
}

describe('a sync event', () => {
  test('sends an entry logged offline', async () => {
    const id = await logEntry()
    const event = extendableEvent({ tag: syncTag })
    flushOnSync(event)
    await event.ended()

    expect(server.pushes.flatMap((push) => push.mutations)).toMatchObject([{ mutationId: id }])
    expect(await db.outbox.count()).toBe(0)
  })

  test('fails with a failing server, so that the browser retries', async () => {
    server.respondToPush = () => json({ error: { code: 'busy', message: 'Later' } }, 503)
    await logEntry()
    const event = extendableEvent({ tag: syncTag })
    flushOnSync(event)

    await expect(event.ended()).rejects.toThrow('not empty')
    expect(await db.outbox.count()).toBe(1)
  })

  test('fails with a deferred entry, so that the browser retries', async () => {
    const id = await logEntry()
    const error = { code: 'server_error', message: 'Later' } as const
    server.respondToPush = (push) =>
      json(buildPushReply(push, [{ mutationId: id, outcome: 'deferred', error }]))
    const event = extendableEvent({ tag: syncTag })
    flushOnSync(event)
    await expect(event.ended()).rejects.toThrow('not empty')
  })

  test('does not retry a permanently rejected entry', async () => {
    const id = await logEntry()
    const error = { code: 'invalid_payload', message: 'Mood must be 1 to 10' } as const
    server.respondToPush = (push) =>
      json(buildPushReply(push, [{ mutationId: id, outcome: 'rejected', error }]))
    const event = extendableEvent({ tag: syncTag })
    flushOnSync(event)
    await event.ended()
    expect(await db.deadletter.count()).toBe(1)
  })

  test('sends no request when signal is back and everything was sent', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    const event = extendableEvent({ tag: syncTag })
    flushOnSync(event)
    await event.ended()
    expect(fetchSpy).not.toHaveBeenCalled()
  })

  test('contacts the server after a failed contact, even with nothing to send, because the phone may be reported lost', async () => {
    let requestCount = 0
    vi.stubGlobal('fetch', () => {
      requestCount += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    await flushSerially({ skipBackoff: true })
    const event = extendableEvent({ tag: syncTag })
    flushOnSync(event)
    await expect(event.ended()).rejects.toThrow('has not responded')
    expect(requestCount).toBe(2)

    server.install()
    const next = extendableEvent({ tag: syncTag })
    flushOnSync(next)
    await next.ended()
    expect((await readSyncFacts()).channel.failures).toBe(0)
  })

  test('is ignored when it has a foreign tag', () => {
    const event = extendableEvent({ tag: 'something-else' })
    flushOnSync(event)
    void flushOnPeriodicSync(event)
    expect(event.work).toEqual([])
  })
})

describe('a periodic sync event', () => {
  test('sends the remaining changes and pulls', async () => {
    const left = await logEntry()
    const elsewhere = newId()
    const row = {
      ...untouchedReport,
      id: elsewhere,
      userId: 1,
      date: at.occurredAt,
      localDate: at.localDate,
      tzOffsetMin: 0,
    }
    server.changes = [{ entity: 'symptoms', entityId: elsewhere, row }]
    const event = extendableEvent({ tag: periodicSyncTag })
    void flushOnPeriodicSync(event)
    await event.ended()

    expect(server.pushes.flatMap((push) => push.mutations)).toMatchObject([{ mutationId: left }])
    expect(await db.symptoms.get(elsewhere)).toBeDefined()
  })
})
