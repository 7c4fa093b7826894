import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { receiptsPath } from '@second-wind/core/sync/protocol'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { flushOutbox } from '../../../../../web/src/data/local/flush/flush.ts'
import { readSyncFacts, readEntityTraces } from '../../../../../web/src/data/local/outbox/sync-facts.ts'
import {
  deleteSymptoms,
  updateSymptoms,
} from '../../../../../web/src/data/local/records/edit-and-delete-symptoms.ts'
import { listSymptoms } from '../../../../../web/src/data/local/records/read-records.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/records/symptoms.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { receiptedIds } from '../receipted-ids.ts'
import { withRestorableServer } from './restorable-server.ts'

const db = withFreshDatabase()
const server = withRestorableServer()

const minute = (number: number) => captureMoment(Date.parse('2026-11-20T17:00:00Z') + number * minuteMs, 0)
const send = () => flushOutbox({ skipBackoff: true })

async function logged(breathlessness: number): Promise<string> {
  const id = newId()
  await saveSymptoms(id, aReport({ breathlessness }), minute(breathlessness))
  return id
}

const shown = async () => (await listSymptoms()).map((entry) => entry.breathlessness)

describe('a server restored from a backup', () => {
  test('entries sent after the backup are sent again, once and in order', async () => {
    const first = await logged(1)
    await send()
    const backup = await server().backUp()
    await logged(2)
    await updateSymptoms(first, aReport({ breathlessness: 9 }), minute(20))
    await send()
    const third = await logged(3)
    await send()
    await deleteSymptoms(third, minute(30))
    await send()
    expect(await server().breathlessness()).toEqual([2, 9])

    await server().restore(backup)
    expect(await server().breathlessness()).toEqual([1])
    expect(await send()).toEqual({ outcome: 'drained', pending: 0 })

    expect(await server().breathlessness()).toEqual([2, 9])
    expect(await shown()).toEqual([2, 9])
    expect(await receiptedIds()).toHaveLength(5)
  })

  test('entries in the backup are not sent again, and without a restore nothing is requested', async () => {
    await logged(1)
    await send()
    const backup = await server().backUp()
    await logged(2)
    await send()
    await send()
    expect(server().requestCount(receiptsPath)).toBe(0)

    await server().restore(backup)
    const before = server().requestCount('/api/sync/push')
    await send()
    expect(server().requestCount('/api/sync/push')).toBe(before + 1)
    await send()
    expect(server().requestCount(receiptsPath)).toBe(1)
  })

  test('while the restored server lacks an entry, the phone does not show it as sent', async () => {
    const backup = await server().backUp()
    const id = await logged(4)
    await send()
    await server().restore(backup)

    const trace = async () => (await readEntityTraces('symptoms', [id])).get(id)
    server().beforePush(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await send()).toMatchObject({ outcome: 'waiting', pending: 1 })
    expect(await trace()).toMatchObject({ queued: true })
    expect((await readSyncFacts()).pending).toBe(1)
    expect(await shown()).toEqual([4])

    server().beforePush(() => Promise.resolve())
    await send()
    expect(await trace()).toMatchObject({ queued: false })
    expect(await server().breathlessness()).toEqual([4])
  })

  test('an older edit in the backup never overwrites a newer one', async () => {
    const id = await logged(5)
    await send()
    const backup = await server().backUp()
    await updateSymptoms(id, aReport({ breathlessness: 7 }), minute(40))
    await send()
    await server().restore(backup)
    const seen: number[][] = []
    server().beforePush(async () => void seen.push(await shown()))
    await send()
    expect(seen).toEqual([[7]])
  })

  test('sent changes are kept for 30 days only', async () => {
    await logged(1)
    await send()
    await db.sentSets.toCollection().modify({ sentAt: '2026-10-21T17:59:59.999Z' })
    await logged(2)
    await send()
    expect(await db.sentSets.toArray()).toMatchObject([{ rows: [{ payload: { breathlessness: 2 } }] }])
  })
})
