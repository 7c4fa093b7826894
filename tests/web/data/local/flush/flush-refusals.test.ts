import type { Verdict } from '@second-wind/core/sync/protocol'
import { describe, expect, test } from 'vitest'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import {
  discardDeadLetter,
  listDeadLetters,
  resendDeadLetter,
} from '../../../../../web/src/data/local/outbox/dead-letters.ts'
import { listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { buildPushReply, json, serverTime, withFakeSyncServer } from '../fake-sync-server.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { receiptedIds } from '../receipted-ids.ts'
import { logEntries, traceEntry } from '../records/logged-entries.ts'

withFreshDatabase()
const server = withFakeSyncServer()

function reject(mutationId: string): Verdict {
  const error = { code: 'invalid_payload', field: 'mood', message: 'Mood must be 1 to 10' } as const
  return { mutationId, outcome: 'rejected', error }
}

describe('a rejected entry', () => {
  test('one rejected entry among ten needs attention, and the other nine are sent', async () => {
    const ids = await logEntries(10)
    const bad = ids[2] ?? ''
    server().respondToPush = (push) =>
      json(buildPushReply(push, push.mutations.some((m) => m.mutationId === bad) ? [reject(bad)] : []))
    await flushOutbox({ skipBackoff: true })

    expect(await receiptedIds()).toEqual(ids.filter((id) => id !== bad))
    expect(await listDeadLetters()).toMatchObject([
      { mutationId: bad, code: 'invalid_payload', field: 'mood' },
    ])
    expect(await traceEntry(bad)).toMatchObject({
      queued: false,
      rejected: 'invalid_payload',
      receivedAt: undefined,
    })
  })

  test('a rejected entry can be tried again, and is then sent under its own id', async () => {
    const [id = ''] = await logEntries(1)
    server().respondToPush = (push) => json(buildPushReply(push, [reject(id)]))
    await flushOutbox({ skipBackoff: true })
    await resendDeadLetter(id)
    server().respondToPush = (push) => json(buildPushReply(push))
    await flushOutbox({ skipBackoff: true })

    expect(server().pushes.at(-1)?.mutations).toMatchObject([{ entityId: id, clientSeq: 2 }])
    expect(await listDeadLetters()).toEqual([])
    expect(await traceEntry(id)).toMatchObject({ receivedAt: serverTime })
  })

  test('a rejected entry that the patient discards is removed from the phone', async () => {
    const [id = ''] = await logEntries(1)
    server().respondToPush = (push) => json(buildPushReply(push, [reject(id)]))
    await flushOutbox({ skipBackoff: true })
    await discardDeadLetter(id)
    expect(await listSymptoms()).toEqual([])
    expect(await listDeadLetters()).toEqual([])
  })
})
