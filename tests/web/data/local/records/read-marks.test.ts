import { readMarkOf } from '@second-wind/core/notifications/read-mark'
import { captureMoment } from '@second-wind/core/platform/moment'
import { syncStatus } from '@second-wind/core/sync/sync-status'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { wipeLocalData } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { addMarks } from '../../../../../web/src/data/local/database/notification-marks.ts'
import { listFlushNotes } from '../../../../../web/src/data/local/flush/flush-notes.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { NotSavedError } from '../../../../../web/src/data/local/outbox/not-saved-error.ts'
import { readSyncFacts } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import { createProfile } from '../../../../../web/src/data/local/records/create-profile.ts'
import { listReadMarks, markNotificationsRead } from '../../../../../web/src/data/local/records/read-marks.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { aProfile } from '../../../../fixtures/personas.ts'
import { buildPushReply, json, withFakeSyncServer } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'

const db = withFreshDatabase()
const server = withFakeSyncServer()
afterEach(() => vi.restoreAllMocks())

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)
const [badge, air] = ['badge:first-steps', 'weather:2026-11-20:high']
const medicine = `medication:${newId()}:2026-11-20:08:00`
const sync = () => flushOutbox({ skipBackoff: true })
const isRead = async (id: string) => (await listReadMarks()).has(readMarkOf(id))

/** As one that was built before read marks. */
function serverIsOlder() {
  const error = { code: 'unknown_kind', message: 'Not known yet.' } as const
  server().respondToPush = (push) => {
    const strange = push.mutations.filter(({ kind }) => kind === 'notifications.read')
    const verdicts = strange.map(({ mutationId }) => ({ mutationId, outcome: 'deferred', error }) as const)
    return json(buildPushReply(push, verdicts))
  }
}

describe('marking as read', () => {
  test('notifications read at once become one change, without those read before', async () => {
    await markNotificationsRead([badge], at)
    await markNotificationsRead([badge, air], at)
    await markNotificationsRead([badge, air], at)
    await markNotificationsRead([], at)
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'notifications.read', entity: 'notifications', entityId: 'read', ...at },
      { payload: { marks: [readMarkOf(air)] } },
    ])
  })

  test('two tabs that mark the same notification create one change', async () => {
    await Promise.all([markNotificationsRead([badge], at), markNotificationsRead([badge], at)])
    expect(await db.outbox.count()).toBe(1)
  })

  test('medicine reminders and entries that need attention are read on this phone only, and nothing is sent', async () => {
    const attentionItem = 'attention:2026-11-20T10:00:00.000Z'
    await markNotificationsRead([medicine, attentionItem], at)
    expect([await isRead(medicine), await isRead(attentionItem)]).toEqual([true, true])
    expect(await db.outbox.count()).toBe(0)
    await markNotificationsRead([medicine, badge], at)
    await sync()
    expect(server().pushes.flatMap((push) => push.mutations.map(({ payload }) => payload))).toEqual([
      { marks: [readMarkOf(badge)] },
    ])
  })

  test('when the phone has no room, nothing is marked and nothing queued', async () => {
    vi.spyOn(db.outbox, 'add').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    await expect(markNotificationsRead([badge], at)).rejects.toThrow(NotSavedError)
    expect(await isRead(badge)).toBe(false)
    await markNotificationsRead([badge], at)
    expect(await db.outbox.count()).toBe(1)
  })
})

describe('read marks in the outbox', () => {
  test('unsent read marks do not count as unsent entries, on screen or in the report to the server', async () => {
    await markNotificationsRead([badge], at)
    const facts = await readSyncFacts()
    expect(facts).toMatchObject({ pending: 0, oldestPendingAt: undefined })
    expect(syncStatus({ ...facts, saysOffline: false }, Date.now()).id).toBe('nothing-yet')

    await saveSymptoms(newId(), aReport(), at)
    await sync()
    expect(server().pushes).toMatchObject([{ pendingCount: 1 }])
    expect((await readSyncFacts()).channel.lastSyncAt).not.toBeNull()
    expect(await listFlushNotes()).toMatchObject([{ sent: 1 }])
  })

  test('a flush of read marks only is not listed in the sync history', async () => {
    await markNotificationsRead([badge], at)
    await sync()
    expect(server().pushes).toHaveLength(1)
    expect(await listFlushNotes()).toEqual([])
  })

  test('a server that does not support read marks receives the entries, and the phone counts nothing as unsent', async () => {
    serverIsOlder()
    await markNotificationsRead([badge], at)
    await saveSymptoms(newId(), aReport(), at)
    await markNotificationsRead([air], at)
    expect(await sync()).toEqual({ outcome: 'drained', pending: 0 })
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual([
      'notifications.read',
      'notifications.read',
    ])
    expect(await readSyncFacts()).toMatchObject({ pending: 0, attention: 0 })
    expect((await readSyncFacts()).channel.lastSyncAt).not.toBeNull()
    expect(await listFlushNotes()).toMatchObject([{ sent: 1, refused: 0 }])
    expect((await listFlushNotes())[0]).not.toHaveProperty('failure')

    server().respondToPush = (push) => json(buildPushReply(push))
    await db.outbox.toCollection().modify({ notBefore: 0 })
    await sync()
    expect(await db.outbox.count()).toBe(0)
  })

  test('an unsent read mark does not prevent wiping the phone', async () => {
    await markNotificationsRead([badge], at)
    expect(await wipeLocalData({ force: false })).toBe('deleted')
  })
})

describe('read marks from other phones and earlier', () => {
  test('read marks from the server are added to the local ones, and unreadable ones change nothing', async () => {
    await markNotificationsRead([badge, medicine], at)
    server().changes = [
      { entity: 'notifications', entityId: 'read', row: { id: 'read', marks: [readMarkOf(air)] } },
      { entity: 'notifications', entityId: 'read', row: { id: 'read', marks: ['badge:in-words'] } },
    ]
    await sync()
    expect(await listReadMarks()).toEqual(new Set([badge, medicine, air].map(readMarkOf)))
  })

  test('a new profile starts without read marks', async () => {
    await markNotificationsRead([badge, medicine], at)
    await createProfile(aProfile(), at)
    expect([await isRead(badge), await isRead(medicine)]).toEqual([false, true])
    expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['profile.create'])
  })

  test('a new profile on another phone removes the read marks here too', async () => {
    await markNotificationsRead([badge, medicine], at)
    server().changes = [{ entity: 'notifications', entityId: 'read', row: null }]
    await sync()
    expect([await isRead(badge), await isRead(medicine)]).toEqual([false, true])
  })

  test('read marks of the previous release are kept', async () => {
    await addMarks('notificationsRead', [badge, medicine])
    expect([await isRead(badge), await isRead(medicine)]).toEqual([true, true])
    await markNotificationsRead([badge], at)
    expect(await db.outbox.count()).toBe(0)
  })
})
