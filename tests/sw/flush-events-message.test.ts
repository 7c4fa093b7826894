import { captureMoment } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { syncTag } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushOnMessage } from '../../sw/src/flush-events.ts'
import { newId } from '../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../web/src/data/local/lazy.ts'
import { buildPushReply, FakeSyncServer, json } from '../web/data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../web/data/local/fresh-database.ts'
import { messageEvent } from './extendable-event.ts'

const db = withFreshDatabase()
let server: FakeSyncServer
let tags: string[]
beforeEach(() => {
  server = new FakeSyncServer()
  server.install()
  tags = []
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const registration = { sync: { register: async (tag: string) => void tags.push(tag) } }
const onIPhone = {}
const flush = { type: 'flush', hurry: true }
const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)
const logEntry = () => saveSymptoms(newId(), untouchedReport, at)

describe('a flush requested by a page', () => {
  test('gets a heartbeat at once and the result at the end', async () => {
    await logEntry()
    const event = messageEvent(flush)
    flushOnMessage(event, registration)
    expect(event.reports).toEqual([{ type: 'alive' }])

    await event.ended()
    // A slow flush repeats the heartbeat.
    const others = event.reports.filter(({ type }) => type !== 'alive')
    expect(others).toEqual([{ type: 'done', result: { outcome: 'drained', pending: 0 } }])
    expect(event.reports.at(-1)).toEqual(others[0])
    expect(server.pushes).toHaveLength(1)
    expect(tags).toEqual([])
  })

  test('sends heartbeats for as long as it takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let arrive = () => {}
    const slowNetwork = new Promise<void>((resolve) => {
      arrive = resolve
    })
    server.respondToPush = (push) => slowNetwork.then(() => json(buildPushReply(push)))
    await logEntry()
    const event = messageEvent(flush)
    flushOnMessage(event, registration)
    vi.advanceTimersByTime(5_000)
    expect(event.reports).toHaveLength(6)

    arrive()
    await event.ended()
    vi.advanceTimersByTime(5_000)
    expect(event.reports).toHaveLength(7)
    expect(event.reports.at(-1)).toMatchObject({ type: 'done' })
    vi.useRealTimers()
  })

  test('leaves the changes that remain to Background Sync', async () => {
    server.respondToPush = () => Promise.reject(new TypeError('Failed to fetch'))
    await logEntry()
    const event = messageEvent(flush)
    flushOnMessage(event, registration)
    await event.ended()

    expect(event.reports.at(-1)).toMatchObject({ type: 'done', result: { outcome: 'waiting', pending: 1 } })
    expect(tags).toEqual([syncTag])
  })

  test.each([
    [
      'Background Sync is switched off',
      { sync: { register: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } },
    ],
    ['an iPhone has no Background Sync', onIPhone],
  ])('still sends the result when %s', async (_who, theirs) => {
    server.respondToPush = () => json({ error: { code: 'busy', message: 'Later' } }, 503)
    await logEntry()
    const event = messageEvent(flush)
    flushOnMessage(event, theirs)
    await event.ended()
    expect(event.reports.at(-1)).toMatchObject({ type: 'done', result: { outcome: 'waiting' } })
  })

  test('reports failure if the worker cannot read its database, and the page flushes', async () => {
    vi.spyOn(db.meta, 'get').mockRejectedValue(new DOMException('gone', 'UnknownError'))
    const event = messageEvent(flush)
    flushOnMessage(event, registration)
    await expect(event.ended()).rejects.toThrow('gone')
    expect(event.reports.at(-1)).toEqual({ type: 'failed' })
  })

  test.each([
    undefined,
    'flush',
    { type: 'flush' },
    { type: 'flush', hurry: 'yes' },
    { type: 'SKIP_WAITING' },
  ])('is not started by another message (%j)', (data) => {
    const event = messageEvent(data)
    flushOnMessage(event, registration)
    expect(event.work).toEqual([])
    expect(event.reports).toEqual([])
  })
})
