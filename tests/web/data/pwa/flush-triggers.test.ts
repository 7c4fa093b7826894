import { captureMoment, minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { describe, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId, readSyncFacts } from '../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../web/src/data/local/lazy.ts'
import { startFlushing } from '../../../../web/src/data/pwa/flush-triggers.ts'
import { buildPushReply, FakeSyncServer, json } from '../local/fake-sync-server.ts'
import { withFreshDatabase } from '../local/fresh-database.ts'

withFreshDatabase()
let server: FakeSyncServer
let pulls: number
let stop: () => void

// What sends is fetched with the first need of it, which takes time; the tests count turns.
beforeAll(() => import('../../../../web/src/data/local/lazy.ts'))

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.parse('2026-11-20T18:02:00Z'),
  })
  server = new FakeSyncServer()
  server.install()
  pulls = 0
  const fetchNormally = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.startsWith('/api/sync/pull')) pulls += 1
    return fetchNormally(path, init)
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The app is open and has made contact with the server. */
async function openApp(): Promise<void> {
  stop = startFlushing()
  await until(() => pulls > 0)
}

const logEntry = () => saveSymptoms(newId(), untouchedReport, captureMoment(Date.now(), 0))
const noSignal = () => {
  server.respondToPush = () => Promise.reject(new TypeError('Failed to fetch'))
}
const signal = () => {
  server.respondToPush = (push) => json(buildPushReply(push))
}
const pending = async () => (await readSyncFacts()).pending
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

// Before the tests' own clock takes its place.
const realTimeout = setTimeout

/**
 * One turn of everything that needs (next to) no time: a millisecond, because Dexie reports changes by a timer; and a
 * real one, because what is sent is compressed beside the turns.
 */
async function turn(): Promise<void> {
  await new Promise((resolve) => realTimeout(resolve, 1))
  await vi.advanceTimersByTimeAsync(1)
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turns = 0; turns < 500; turns += 1) {
    if (await isSo()) return
    await turn()
  }
  throw new Error('it never came to that')
}

/** Long enough for anything that is going to happen without waiting. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 100; turns += 1) await turn()
}

describe('when the app sends', () => {
  test('entries left from last time are sent when the app is opened', async () => {
    await logEntry()
    await openApp()
    expect(await pending()).toBe(0)
  })

  test('a new entry is sent automatically', async () => {
    await openApp()
    await logEntry()
    await until(async () => (await pending()) === 0)
    expect(server.pushes).toHaveLength(1)
  })

  test('an entry logged offline is sent as soon as the browser reports a connection', async () => {
    noSignal()
    await openApp()
    await logEntry()
    await until(async () => (await readSyncFacts()).channel.failures > 0)
    signal()
    window.dispatchEvent(new Event('online'))
    await until(async () => (await pending()) === 0)
  })

  test('an unsent entry is sent when the patient comes back to the app', async () => {
    noSignal()
    await openApp()
    await logEntry()
    await until(async () => (await readSyncFacts()).channel.failures > 0)
    show('hidden')
    signal()
    show('visible')
    await until(async () => (await pending()) === 0)
  })
})

describe('when it tries again', () => {
  test('while the server is down, the next request is sent when the wait is over, and not before', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    server.respondToPush = () =>
      json({ error: { code: 'busy', message: 'Later' } }, 503, { 'retry-after': '40' })
    await openApp()
    await logEntry()
    await until(async () => (await readSyncFacts()).channel.failures > 0)
    await settled()
    expect(server.pushes).toHaveLength(1)

    await vi.advanceTimersByTimeAsync(39_000)
    await settled()
    expect(server.pushes).toHaveLength(1)

    signal()
    await vi.advanceTimersByTimeAsync(21_000)
    await until(async () => (await pending()) === 0)
    expect(server.pushes).toHaveLength(2)
  })

  test('an app in the background sets no timers, and the browser wakes the worker instead', async () => {
    noSignal()
    await openApp()
    await logEntry()
    await until(async () => (await readSyncFacts()).channel.failures > 0)
    show('hidden')
    const before = server.pushes.length
    await vi.advanceTimersByTimeAsync(10 * minuteMs)
    await settled()
    expect(server.pushes).toHaveLength(before)
  })

  test('an open app pulls every 15 minutes', async () => {
    await openApp()
    await vi.advanceTimersByTimeAsync(14 * minuteMs)
    await settled()
    expect(pulls).toBe(1)
    await vi.advanceTimersByTimeAsync(minuteMs)
    await until(() => pulls === 2)
  })

  test('with nothing to send, an unreachable server is contacted again soon, then less and less often', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { fetch } = globalThis
    let requestCount = 0
    vi.stubGlobal('fetch', () => {
      requestCount += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    stop = startFlushing()
    await until(() => requestCount === 1)
    await until(async () => (await readSyncFacts()).channel.failures === 1)
    await settled()
    expect(requestCount).toBe(1)

    await vi.advanceTimersByTimeAsync(1_000)
    await until(() => requestCount === 2)
    await until(async () => (await readSyncFacts()).channel.failures === 2)
    await vi.advanceTimersByTimeAsync(2_000)
    await settled()
    expect(requestCount).toBe(2)

    vi.stubGlobal('fetch', fetch)
    await vi.advanceTimersByTimeAsync(2_000)
    await until(() => pulls === 1)
    await until(async () => (await readSyncFacts()).channel.failures === 0)
    await vi.advanceTimersByTimeAsync(5 * minuteMs)
    await settled()
    expect(pulls).toBe(1)
  })

  test('after the app was stopped nothing is sent', async () => {
    await openApp()
    stop()
    await logEntry()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(hourMs)
    await settled()
    expect(await pending()).toBe(1)
  })
})
