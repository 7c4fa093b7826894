import { describe, expect, test } from 'vitest'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import {
  discardDeadLetter,
  listDeadLetters,
  resendDeadLetter,
} from '../../../../../web/src/data/local/outbox/dead-letters.ts'
import { outboxStore } from '../../../../../web/src/data/local/outbox/outbox.ts'
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
} from '../records/sent-and-unsent-entries.ts'
import { rejectMutation } from './reject-mutation.ts'

const db = withFreshDatabase()
const server = withFakeSyncServer()

const refuseLast = async () => rejectMutation((await db.outbox.orderBy('seq').last())?.mutationId ?? '')

describe('an entry that the server rejected', () => {
  test('can be corrected by an edit, and is sent again as a creation on its own day', async () => {
    const { id } = await anUnsentEntry()
    await refuseLast()
    await updateSymptoms(id, aReport({ mood: 3 }), editedMoment)

    expect(await listDeadLetters()).toEqual([])
    expect(await db.outbox.toArray()).toMatchObject([
      { kind: 'symptoms.create', entityId: id, payload: aReport({ mood: 3 }), ...loggedMoment },
    ])
    await flushOutbox({ skipBackoff: true })
    expect(server().pushes.at(-1)?.mutations).toMatchObject([{ kind: 'symptoms.create', entityId: id }])
  })

  test('a rejected edit followed by another ends with the last edit', async () => {
    const { id } = await anUnsentEntry()
    await updateSymptoms(id, aReport({ mood: 1 }), editedMoment)
    await rejectMutation(id)
    expect(await nextBatchKinds()).toEqual([])
    await updateSymptoms(id, aReport({ mood: 9 }), editedMoment)

    const batch = await outboxStore.nextBatch(500, Date.now())
    expect(batch.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['symptoms.create', aReport({ mood: 9 })],
      ['symptoms.update', aReport({ mood: 1 })],
      ['symptoms.update', aReport({ mood: 9 })],
    ])
  })

  test('an unsent entry that is deleted leaves no trace, because the server never had it', async () => {
    const { id } = await anUnsentEntry()
    await refuseLast()
    await deleteSymptoms(id, editedMoment)
    expect(await listDeadLetters()).toEqual([])
    expect(await db.outbox.count()).toBe(0)
    expect(await listSymptoms()).toEqual([])
  })

  test('a discarded rejected entry removes its waiting edits', async () => {
    const { id } = await anUnsentEntry()
    await updateSymptoms(id, aReport({ mood: 1 }), editedMoment)
    await rejectMutation(id)
    expect(await nextBatchKinds()).toEqual([])

    await discardDeadLetter(id)
    expect(await db.outbox.count()).toBe(0)
    expect(await listSymptoms()).toEqual([])
  })
})

describe('an edit or deletion that the server rejected', () => {
  test('leaves the entry as it was when it is discarded', async () => {
    const entry = await aSentEntry(fullReport)
    await updateSymptoms(entry.id, aReport({ mood: 1 }), editedMoment)
    await discardDeadLetter(await refuseLast())
    expect(await listSymptoms()).toEqual([entry])

    await deleteSymptoms(entry.id, editedMoment)
    await discardDeadLetter(await refuseLast())
    expect(await listSymptoms()).toEqual([entry])
  })

  test('is replaced by a valid edit, and nothing needs attention any more', async () => {
    const entry = await aSentEntry(fullReport)
    await updateSymptoms(entry.id, aReport({ mood: 1 }), editedMoment)
    await refuseLast()
    await updateSymptoms(entry.id, aReport({ mood: 2 }), editedMoment)
    expect(await listDeadLetters()).toEqual([])
    expect(await db.outbox.toArray()).toMatchObject([{ payload: aReport({ mood: 2 }), base: entry }])
  })

  test('a discarded rejected edit keeps later queued edits', async () => {
    const { id } = await aSentEntry(fullReport)
    await updateSymptoms(id, aReport({ mood: 1 }), editedMoment)
    const refused = await refuseLast()
    await updateSymptoms(id, aReport({ mood: 2 }), editedMoment)
    await discardDeadLetter(refused)
    expect(await listSymptoms()).toMatchObject([aReport({ mood: 2 })])
  })

  test('two rejected edits, discarded in any order, leave the entry as it was', async () => {
    for (const isNewestFirst of [true, false]) {
      await db.symptoms.clear()
      const entry = await aSentEntry()
      await updateSymptoms(entry.id, aReport({ mood: 1 }), editedMoment)
      const first = await refuseLast()
      await updateSymptoms(entry.id, aReport({ mood: 2 }), editedMoment)
      const letters = [first, await refuseLast()]
      for (const letter of isNewestFirst ? letters.toReversed() : letters) await discardDeadLetter(letter)
      expect(await listSymptoms()).toEqual([entry])
    }
  })

  test('can be tried again, and discarded after that', async () => {
    const entry = await aSentEntry()
    await updateSymptoms(entry.id, aReport({ mood: 1 }), editedMoment)
    await resendDeadLetter(await refuseLast())
    expect(await nextBatchKinds()).toEqual(['symptoms.update'])
    await discardDeadLetter(await refuseLast())
    expect(await listSymptoms()).toEqual([entry])
  })
})
