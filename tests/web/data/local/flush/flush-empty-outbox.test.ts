import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment } from '@second-wind/core/platform/moment'
import { syncStatus } from '@second-wind/core/sync/sync-status'
import { afterEach, describe, expect, test, vi, beforeEach } from 'vitest'
import { claimAccount, readAccountId } from '../../../../../web/src/data/local/account/account.ts'
import { readSessionState } from '../../../../../web/src/data/local/account/session-state.ts'
import { getDeviceId, writeMeta } from '../../../../../web/src/data/local/database/meta.ts'
import { listFlushNotes } from '../../../../../web/src/data/local/flush/flush-notes.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { readSyncFacts } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import { markNotificationsRead } from '../../../../../web/src/data/local/records/read-marks.ts'
import { withFakeSessionServer } from '../account/fake-session-server.ts'
import { json } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import '../../../../support/real-mode.ts'

const db = withFreshDatabase()
const server = withFakeSessionServer()
const amina = patientId.parse(7)
const ben = patientId.parse(8)
const at = captureMoment(Date.parse('2026-11-22T18:02:00Z'), 0)

beforeEach(() => claimAccount({ patientId: amina }))
afterEach(() => vi.restoreAllMocks())

const flush = () => flushOutbox({ skipBackoff: true })
const status = async () => syncStatus({ ...(await readSyncFacts()), saysOffline: false }, Date.now()).id

describe.each([
  ['nothing at all waits', async () => undefined],
  ['only a read notification waits', () => markNotificationsRead(['badge:first-steps'], at)],
])('while %s', (_what, before) => {
  beforeEach(before)

  test('a phone that was reported lost is wiped', async () => {
    server().session = { state: 'revoked', wipe: true }
    await flush()
    expect(await readSessionState()).toBe('wiped')
    expect(await readAccountId()).toBeUndefined()
    expect(await db.outbox.count()).toBe(0)
  })

  test('a lost cookie is replaced, and everything is sent', async () => {
    server().session = { state: 'none' }
    server().key = { state: 'fresh', patientId: amina }
    expect(await flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(await db.outbox.count()).toBe(0)
    expect(await readSessionState()).toBeUndefined()
  })

  test("another person's cookie is replaced too", async () => {
    server().session = { state: 'fresh', patientId: ben }
    server().key = { state: 'fresh', patientId: amina }
    await flush()
    expect(server().session).toMatchObject({ patientId: amina })
    expect(await db.outbox.count()).toBe(0)
  })

  test.each([
    ['the server does not know it', { state: 'none' }, 'signed-out'],
    ['it was silent for half a year', { state: 'dormant' }, 'signed-out'],
    ['it was signed out elsewhere', { state: 'revoked', wipe: false }, 'revoked'],
  ] as const)('the flush does not report success when %s', async (_why, session, outcome) => {
    server().session = session
    await flush()
    expect(await status()).toBe(outcome)
  })
})

const channel = async () => (await readSyncFacts()).channel

describe('how soon the server is asked again', () => {
  test('a lost phone whose first request fails learns of it within seconds of the next one', async () => {
    server().session = { state: 'revoked', wipe: true }
    server().others = { 'GET /api/session': () => Promise.reject(new TypeError('Failed to fetch')) }
    await flush()
    const { failures, nextAttemptAt } = await channel()
    expect(failures).toBe(1)
    expect(nextAttemptAt - Date.now()).toBeLessThan(1_000)
    expect(await readAccountId()).toBe(amina)

    server().others = {}
    await flush()
    expect(await readSessionState()).toBe('wiped')
  })

  test('a server that refuses without a reason is contacted less and less often', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    server().session = { state: 'revoked', wipe: true }
    server().others = { 'GET /api/session': () => json({ error: { code: 'busy', message: 'Later' } }, 503) }
    const waits = []
    for (let round = 1; round <= 4; round += 1) {
      await flushOutbox({ skipBackoff: false })
      const { nextAttemptAt } = await channel()
      waits.push(Math.round((nextAttemptAt - Date.now()) / 1_000))
      await writeMeta('channel', { ...(await channel()), nextAttemptAt: 0 })
    }
    expect(waits).toEqual([1, 4, 8, 16])
  })

  test('a busy server with Retry-After is contacted again at that time', async () => {
    const path = `GET /api/sync/pull?deviceId=${await getDeviceId()}`
    server().others = {
      [path]: () => json({ error: { code: 'busy', message: 'Later' } }, 503, { 'retry-after': '120' }),
    }
    await flush()
    expect((await channel()).nextAttemptAt - Date.now()).toBeGreaterThan(119_000)
  })

  test('a phone whose patient must sign in is not asked every few seconds', async () => {
    server().session = { state: 'stale', patientId: amina }
    await flush()
    expect((await channel()).failures).toBe(0)
  })
})

describe('a flush that only pulls', () => {
  test('is not listed in the sync history', async () => {
    await markNotificationsRead(['badge:first-steps'], at)
    server().session = { state: 'none' }
    await flush()
    expect(await listFlushNotes()).toEqual([])
  })
})
