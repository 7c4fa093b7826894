import { captureMoment } from '@second-wind/core/platform/moment'
import { syncTag } from '@second-wind/core/sync/protocol'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushOnMessage, flushOnSync } from '../../sw/src/flush-events.ts'
import { newId, readSyncFacts } from '../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../web/src/data/local/lazy.ts'
import { aReport } from '../fixtures/an-entry.ts'
import { FakeSyncServer } from '../web/data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../web/data/local/fresh-database.ts'
import { messageEvent, extendableEvent } from './extendable-event.ts'

const db = withFreshDatabase()
let server: FakeSyncServer
let requests: string[]
beforeEach(() => {
  server = new FakeSyncServer()
  server.install()
  requests = []
  const fetchNormally = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    requests.push(path.replace(/\?.*/, ''))
    return fetchNormally(path, init)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const logEntry = () => saveSymptoms(newId(), aReport(), captureMoment(Date.now(), 0))
const askFromAPage = () => {
  const event = messageEvent({ type: 'flush', hurry: true })
  flushOnMessage(event, {})
  return event
}

describe('flushing one at a time', () => {
  test('signal that wakes five tabs and the browser causes one push and two pulls', async () => {
    await logEntry()
    const tabs = Array.from({ length: 5 }, askFromAPage)
    const browser = extendableEvent({ tag: syncTag })
    flushOnSync(browser)
    await Promise.all([...tabs, browser].map((event) => event.ended()))

    expect(requests.toSorted()).toEqual(['/api/sync/pull', '/api/sync/pull', '/api/sync/push'])
    for (const tab of tabs) {
      expect(tab.reports.at(-1)).toEqual({ type: 'done', result: { outcome: 'drained', pending: 0 } })
    }
  })

  test("the browser's wake-up while a page's flush runs sends no request of its own when that flush sends all", async () => {
    await logEntry()
    const tab = askFromAPage()
    const browser = extendableEvent({ tag: syncTag })
    flushOnSync(browser)
    await Promise.all([tab.ended(), browser.ended()])
    expect(requests).toEqual(['/api/sync/push', '/api/sync/pull'])
  })

  test('an entry saved at the end of a flush is sent by the next one', async () => {
    const first = askFromAPage()
    await logEntry()
    const second = askFromAPage()
    await Promise.all([first.ended(), second.ended()])
    expect((await readSyncFacts()).pending).toBe(0)
  })

  test('a failed flush does not block the next', async () => {
    await logEntry()
    vi.spyOn(db.meta, 'get').mockRejectedValueOnce(new DOMException('gone', 'UnknownError'))
    const first = askFromAPage()
    const second = askFromAPage()
    await expect(first.ended()).rejects.toThrow('gone')
    await second.ended()
    expect((await readSyncFacts()).pending).toBe(0)
  })
})
