import { captureMoment } from '@second-wind/core/platform/moment'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wipeLocalData } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { notSavedReason } from '../../../../../web/src/data/local/outbox/not-saved-error.ts'
import { saveParkedRecords } from '../../../../../web/src/data/local/outbox/parked-records.ts'
import { saveProfile } from '../../../../../web/src/data/local/records/profile.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFakeCaches } from '../../../../support/fake-cache-storage.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withFrozenPage } from '../frozen-page.ts'

const db = withFreshDatabase()
const caches = withFakeCaches()
const at = captureMoment(Date.parse('2026-11-20T08:00:00Z'), 0)
const id = newId()
const { freezePageInTransaction, unfreeze } = withFrozenPage(db)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** How a save ends that the database does not answer within five seconds. */
async function endOf(save: Promise<unknown>): Promise<string> {
  const outcome = save.then(() => 'saved', notSavedReason)
  await vi.advanceTimersByTimeAsync(5_000)
  return outcome
}

describe('an entry that the database does not answer for', () => {
  test('is kept outside the database and saved once at the next start', async () => {
    freezePageInTransaction()
    expect(await endOf(saveSymptoms(id, aReport({ notes: 'Wheezy' }), at))).toBe('parked')
    await unfreeze()
    await db.symptoms.clear()
    await db.outbox.clear()

    expect(await saveParkedRecords()).toBe(1)
    expect(await saveParkedRecords()).toBe(0)
    expect(await db.symptoms.toArray()).toMatchObject([{ id, notes: 'Wheezy', date: at.occurredAt }])
    expect(await db.outbox.toArray()).toMatchObject([{ mutationId: id, kind: 'symptoms.create' }])
  })

  test('is not saved again if the database saved it after all', async () => {
    freezePageInTransaction()
    expect(await endOf(saveSymptoms(id, aReport(), at))).toBe('parked')
    await unfreeze()
    await vi.waitFor(async () => expect(await db.symptoms.count()).toBe(1))

    await saveParkedRecords()
    expect([await db.symptoms.count(), await db.outbox.count()]).toEqual([1, 1])
  })

  test('is kept as a second entry if it was changed after the first attempt, which was saved after all', async () => {
    freezePageInTransaction()
    expect(await endOf(saveSymptoms(id, aReport({ breathlessness: 3 }), at))).toBe('parked')
    expect(await endOf(saveSymptoms(id, aReport({ breathlessness: 8 }), at))).toBe('parked')
    await unfreeze()
    await vi.waitFor(async () => expect(await db.symptoms.count()).toBe(1))

    await saveParkedRecords()
    const scores = (await db.symptoms.toArray()).map(({ breathlessness }) => breathlessness)
    expect(new Set(scores)).toEqual(new Set([3, 8]))
  })

  test('is saved although another parked record cannot be read', async () => {
    freezePageInTransaction()
    await endOf(saveSymptoms(id, aReport(), at))
    await unfreeze()
    await db.symptoms.clear()
    await db.outbox.clear()
    const cache = await globalThis.caches.open('second-wind-parked')
    await cache.put('/.well-known/parked/unreadable', new Response('{}'))

    expect(await saveParkedRecords()).toBe(1)
    expect(await db.symptoms.count()).toBe(1)
  })

  test('is reported as not saved if it cannot be kept outside the database either', async () => {
    caches().isFull = true
    freezePageInTransaction()
    expect(await endOf(saveSymptoms(id, aReport(), at))).toBe('no-answer')
  })

  test('is deleted with all other data', async () => {
    freezePageInTransaction()
    await endOf(saveSymptoms(id, aReport(), at))
    await unfreeze()
    vi.useRealTimers()
    await wipeLocalData({ force: true })
    expect(await saveParkedRecords()).toBe(0)
    expect(await db.symptoms.count()).toBe(0)
  })
})

describe('a profile edit that the database does not answer for', () => {
  test('is reported as not saved', async () => {
    freezePageInTransaction()
    expect(await endOf(saveProfile({ name: 'Amina' }, at))).toBe('no-answer')
  })
})
