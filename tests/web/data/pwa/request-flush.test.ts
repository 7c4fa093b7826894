import { captureMoment } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { syncTag } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { requestFlush } from '../../../../web/src/data/pwa/request-flush.ts'
import { FakeSyncServer } from '../local/fake-sync-server.ts'
import { withFreshDatabase } from '../local/fresh-database.ts'
import { installWorker, type Port } from './fake-worker.ts'

withFreshDatabase()
let server: FakeSyncServer
let worker: ReturnType<typeof installWorker> | undefined
beforeEach(async () => {
  server = new FakeSyncServer()
  server.install()
  await saveSymptoms(newId(), untouchedReport, captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0))
})
afterEach(() => {
  vi.useRealTimers()
  worker?.remove()
  worker = undefined
})

const sentByPage = () => server.pushes.length

describe('who sends when a flush is requested', () => {
  test('without a service worker, the page sends', async () => {
    expect(await requestFlush({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 0 })
    expect(sentByPage()).toBe(1)
  })

  test('with a browser that does not report its worker, the page sends', async () => {
    worker = installWorker(() => {})
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockRejectedValue(
      new DOMException('refused', 'SecurityError'),
    )
    expect(await requestFlush({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 0 })
    expect(sentByPage()).toBe(1)
  })

  test('an active worker sends, and the page receives the result', async () => {
    const result = { outcome: 'waiting', pending: 1, nextAttemptAt: 1_795_000_000_000 } as const
    worker = installWorker((_message, port) => {
      port.report({ type: 'alive' })
      port.report({ type: 'done', result })
    })
    expect(await requestFlush({ skipBackoff: false })).toEqual(result)
    expect(worker.messages).toEqual([{ type: 'flush', hurry: false }])
    expect(worker.tags).toEqual([syncTag])
    expect(sentByPage()).toBe(0)
  })
})

describe('a worker that does not complete the flush', () => {
  test.each([
    ['is dead', () => {}],
    [
      'is stopped by the phone in the middle',
      (_message: unknown, port: Port) => port.report({ type: 'alive' }),
    ],
  ])('when the worker %s, the page sends after three seconds of silence', async (_how, reply) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    worker = installWorker(reply)
    const flushing = requestFlush({ skipBackoff: true })
    await vi.waitUntil(() => worker?.messages.length === 1, { interval: 1 })
    expect(sentByPage()).toBe(0)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(sentByPage()).toBe(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await flushing).toEqual({ outcome: 'drained', pending: 0 })
    expect(sentByPage()).toBe(1)
  })

  test('a slow worker that sends heartbeats is not interrupted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    worker = installWorker((_message, port) => void setInterval(() => port.report({ type: 'alive' }), 1_000))
    void requestFlush({ skipBackoff: true })
    await vi.waitUntil(() => worker?.messages.length === 1, { interval: 1 })
    for (let second = 0; second < 20; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(sentByPage()).toBe(0)
  })

  test('when the worker cannot reach its database, the page sends', async () => {
    worker = installWorker((_message, port) => {
      port.report({ type: 'alive' })
      port.report({ type: 'failed' })
    })
    expect(await requestFlush({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 0 })
    expect(sentByPage()).toBe(1)
  })

  test('an invalid result is not accepted, and the page sends', async () => {
    worker = installWorker((_message, port) => {
      port.report({ type: 'done', result: { outcome: 'drained', pending: -1 } })
    })
    expect(await requestFlush({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 0 })
    expect(sentByPage()).toBe(1)
  })
})
