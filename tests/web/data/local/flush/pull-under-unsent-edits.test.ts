import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { describe, expect, test } from 'vitest'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { listDeadLetters } from '../../../../../web/src/data/local/outbox/dead-letters.ts'
import {
  deleteSymptoms,
  updateSymptoms,
} from '../../../../../web/src/data/local/records/edit-and-delete-symptoms.ts'
import { listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { buildPushReply, json, serverTime, withFakeSyncServer } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { aSentEntry, editedMoment } from '../records/sent-and-unsent-entries.ts'

const db = withFreshDatabase()
const server = withFakeSyncServer()

describe('a pulled state under an unsent edit', () => {
  const keepForLater = (code: 'server_error' | 'unknown_kind') => {
    server().respondToPush = (push) => {
      const error = { code, message: 'Later.' } as const
      const edits = push.mutations.filter(({ kind }) => kind !== 'symptoms.create')
      return json(
        buildPushReply(
          push,
          edits.map(({ mutationId }) => ({ mutationId, outcome: 'deferred', error })),
        ),
      )
    }
  }

  const serverSays = (entry: SymptomEntry, changes: Partial<SymptomEntry>) => {
    const row = { ...entry, receivedAt: serverTime, ...changes }
    server().changes = [{ entity: 'symptoms', entityId: entry.id, row }]
  }

  test('is not shown, because the edit replaces all of it', async () => {
    const entry = await aSentEntry()
    keepForLater('server_error')
    await updateSymptoms(entry.id, aReport({ mood: 1 }), editedMoment)
    serverSays(entry, { notes: 'From the tablet.', mood: 9 })
    await flushOutbox({ skipBackoff: true })
    expect(await listSymptoms()).toEqual([{ ...entry, mood: 1, receivedAt: serverTime }])
  })

  test('does not restore a deleted entry', async () => {
    const entry = await aSentEntry()
    keepForLater('server_error')
    await deleteSymptoms(entry.id, editedMoment)
    serverSays(entry, { mood: 9 })
    await flushOutbox({ skipBackoff: true })
    expect(await listSymptoms()).toEqual([])
  })

  test('a deletion on another device removes the entry once the local edit is sent', async () => {
    const entry = await aSentEntry()
    keepForLater('server_error')
    await updateSymptoms(entry.id, aReport({ mood: 1 }), editedMoment)
    const tombstone = { entity: 'symptoms', entityId: entry.id, row: null } as const
    server().changes = [tombstone]
    await flushOutbox({ skipBackoff: true })
    expect(await listSymptoms()).toMatchObject([{ mood: 1 }])

    server().respondToPush = (push) => json(buildPushReply(push))
    await db.outbox.toCollection().modify({ notBefore: 0 })
    server().changes = [tombstone]
    await flushOutbox({ skipBackoff: true })
    expect(await listSymptoms()).toEqual([])
  })

  test('a server that does not support edits yet loses none of them', async () => {
    const { id } = await aSentEntry()
    const other = await aSentEntry()
    keepForLater('unknown_kind')
    await updateSymptoms(id, aReport({ mood: 1 }), editedMoment)
    await deleteSymptoms(other.id, editedMoment)
    expect(await flushOutbox({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 2 })
    expect(await listDeadLetters()).toEqual([])
    expect(await listSymptoms()).toMatchObject([{ id, mood: 1 }])

    server().respondToPush = (push) => json(buildPushReply(push))
    await db.outbox.toCollection().modify({ notBefore: 0 })
    expect(await flushOutbox({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 0 })
    expect(
      server()
        .pushes.at(-1)
        ?.mutations.map(({ kind }) => kind),
    ).toEqual(['symptoms.update', 'symptoms.delete'])
  })
})
