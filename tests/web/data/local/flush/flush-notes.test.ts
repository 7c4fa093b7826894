import { captureMoment } from '@second-wind/core/platform/moment'
import { untouchedReport } from '@second-wind/core/records/symptom-entry'
import { describe, afterEach, expect, test, vi } from 'vitest'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { listFlushNotes, addFlushNote } from '../../../../../web/src/data/local/flush/flush-notes.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { buildPushReply, json, withFakeSyncServer } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { receiptedIds } from '../receipted-ids.ts'

const db = withFreshDatabase()
const server = withFakeSyncServer()

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)
afterEach(() => void vi.restoreAllMocks())

async function logEntry(): Promise<string> {
  const id = newId()
  await saveSymptoms(id, untouchedReport, at)
  return id
}

describe('which flushes get a note', () => {
  test('a flush that sent something gets a note, and one with nothing to send does not', async () => {
    await flushOutbox({ skipBackoff: true })
    expect(await listFlushNotes()).toEqual([])

    await logEntry()
    await logEntry()
    await flushOutbox({ skipBackoff: true })
    expect(await listFlushNotes()).toEqual([
      { id: 1, at: expect.any(String), by: 'page', sent: 2, refused: 0 },
    ])
  })

  test('rejected changes are counted separately from sent ones', async () => {
    const bad = await logEntry()
    await logEntry()
    const error = { code: 'invalid_payload', message: 'Mood must be 1 to 10' } as const
    server().respondToPush = (push) =>
      json(buildPushReply(push, [{ mutationId: bad, outcome: 'rejected', error }]))
    await flushOutbox({ skipBackoff: true })
    expect(await listFlushNotes()).toMatchObject([{ sent: 1, refused: 1 }])
  })

  test.each([
    ['our server does not answer', () => json({}, 503), 'unreachable'],
    [
      'a Wi-Fi wants a sign-in',
      () => new Response('<html>TrainWiFi</html>', { headers: { 'content-type': 'text/html' } }),
      'portal',
    ],
  ])('when %s, the note has the reason and nothing counts as sent', async (_, respond, failure) => {
    server().respondToPush = respond
    await logEntry()
    await flushOutbox({ skipBackoff: true })
    expect(await listFlushNotes()).toMatchObject([{ sent: 0, refused: 0, failure }])
  })

  test('while the app only waits for its next attempt, no note is written', async () => {
    server().respondToPush = () => json({}, 503)
    await logEntry()
    await flushOutbox({ skipBackoff: true })
    await flushOutbox({ skipBackoff: false })
    expect(await listFlushNotes()).toHaveLength(1)
  })

  test('a flush that fails on the phone itself gets a note with that reason', async () => {
    await logEntry()
    vi.spyOn(db.receiptSets, 'add').mockRejectedValueOnce(new Error('no room'))
    await expect(flushOutbox({ skipBackoff: true })).rejects.toThrow('no room')
    expect(await listFlushNotes()).toMatchObject([{ sent: 0, failure: 'interrupted' }])
  })

  test("a flush of the worker is marked as the worker's", async () => {
    vi.stubGlobal('ServiceWorkerGlobalScope', Object)
    await logEntry()
    await flushOutbox({ skipBackoff: true })
    expect(await listFlushNotes()).toMatchObject([{ by: 'worker', sent: 1 }])
  })
})

describe('storing flush notes', () => {
  test('the newest 50 flush notes are kept, newest first', async () => {
    for (let sent = 1; sent <= 53; sent += 1) {
      await addFlushNote({ at: '2026-11-20T18:02:00.000Z', by: 'page', sent, refused: 0 })
    }
    const notes = await listFlushNotes()
    expect(notes).toHaveLength(50)
    expect([notes[0]?.sent, notes.at(-1)?.sent]).toEqual([53, 4])
  })

  test('full storage for the flush note does not turn a success into a failure', async () => {
    await logEntry()
    vi.spyOn(db.flushes, 'add').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    expect(await flushOutbox({ skipBackoff: true })).toEqual({ outcome: 'drained', pending: 0 })
    expect(await receiptedIds()).toHaveLength(1)
  })
})
