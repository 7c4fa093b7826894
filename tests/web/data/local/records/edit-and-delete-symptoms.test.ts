import { minuteMs } from '@second-wind/core/platform/moment'
import { describe, expect, test, vi } from 'vitest'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { NotSavedError } from '../../../../../web/src/data/local/outbox/not-saved-error.ts'
import { countPendingByKind, readEntityTraces } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import {
  deleteSymptoms,
  updateSymptoms,
} from '../../../../../web/src/data/local/records/edit-and-delete-symptoms.ts'
import { listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { fullReport } from '../../../../fixtures/full-records.ts'
import { withFakeSyncServer } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import {
  anUnsentEntry,
  aSentEntry,
  editedMoment,
  loggedMoment,
  nextBatchKinds,
} from './sent-and-unsent-entries.ts'

const db = withFreshDatabase()
withFakeSyncServer()

describe('editing and deleting an entry', () => {
  test('an edited entry shows the edit at once, keeps its day, and is queued completely', async () => {
    const { id } = await aSentEntry(fullReport)
    await updateSymptoms(id, aReport({ mood: 2 }), editedMoment)

    const { occurredAt: date, ...day } = loggedMoment
    expect(await listSymptoms()).toEqual([{ ...aReport({ mood: 2 }), id, userId: 1, date, ...day }])
    expect(await db.outbox.toArray()).toMatchObject([
      {
        kind: 'symptoms.update',
        entityId: id,
        payload: aReport({ mood: 2 }),
        occurredAt: editedMoment.occurredAt,
      },
    ])
    expect(await countPendingByKind()).toMatchObject({ symptoms: 1 })
    expect((await readEntityTraces('symptoms', [id])).get(id)).toMatchObject({ queued: true })
  })

  test('a deleted entry disappears at once, and its deletion is queued', async () => {
    const { id } = await aSentEntry()
    await deleteSymptoms(id, editedMoment)
    await deleteSymptoms(id, editedMoment)

    expect(await listSymptoms()).toEqual([])
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'symptoms.delete', entityId: id, payload: {} }])
    expect(await countPendingByKind()).toMatchObject({ symptoms: 1 })
  })

  test('an entry that is not on this phone cannot be edited, and nothing is stored', async () => {
    await expect(updateSymptoms(newId(), aReport(), editedMoment)).rejects.toThrow(NotSavedError)
    expect(await db.outbox.count()).toBe(0)
  })

  test('full storage is reported, and the entry stays unchanged', async () => {
    const entry = await aSentEntry()
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await expect(updateSymptoms(entry.id, aReport({ mood: 1 }), editedMoment)).rejects.toMatchObject({
      reason: 'full',
    })
    await expect(deleteSymptoms(entry.id, editedMoment)).rejects.toMatchObject({ reason: 'full' })
    vi.restoreAllMocks()
    expect(await listSymptoms()).toEqual([entry])
    expect(await db.outbox.count()).toBe(0)
  })
})

describe('the order of sending', () => {
  test('an entry never sent is sent first, then its edits in order, then its deletion', async () => {
    const { id } = await anUnsentEntry()
    await updateSymptoms(id, aReport({ mood: 1 }), editedMoment)
    await updateSymptoms(id, aReport({ mood: 2 }), editedMoment)
    await deleteSymptoms(id, editedMoment)
    expect(await nextBatchKinds()).toEqual([
      'symptoms.create',
      'symptoms.update',
      'symptoms.update',
      'symptoms.delete',
    ])

    await flushOutbox({ skipBackoff: true })
    expect(await db.outbox.count()).toBe(0)
    expect(await listSymptoms()).toEqual([])
  })

  test('an edit waits behind the creation that the server deferred', async () => {
    const { id } = await anUnsentEntry()
    await updateSymptoms(id, aReport({ mood: 1 }), editedMoment)
    await db.outbox
      .where('mutationId')
      .equals(id)
      .modify({ notBefore: Date.now() + minuteMs })
    expect(await nextBatchKinds()).toEqual([])
  })
})
