import { captureMoment } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { LocalDb } from '../../../../../web/src/data/local/database/local-db.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { outboxRow } from '../../../../../web/src/data/local/outbox/save-with-outbox.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

describe("an upgrade of the phone's database", () => {
  test('keeps the data of the previous release, unsent or sent', async () => {
    const name = 'second-wind-before'
    const [unsent, sent] = [newId(), newId()]
    const row = outboxRow({
      mutationId: unsent,
      kind: 'symptoms.create',
      entityId: unsent,
      payload: aReport(),
      at,
    })
    await createFormer(name, 2, {
      outbox: [row],
      receipts: [{ mutationId: sent, entity: 'symptoms', entityId: sent, at: at.occurredAt }],
      meta: [{ key: 'deviceId', value: newId() }],
    })

    const now = new LocalDb(name)
    expect(await now.outbox.toArray()).toEqual([{ ...row, seq: 1 }])
    expect(await now.receiptSets.toArray()).toEqual([
      { id: 1, at: at.occurredAt, mutationIds: [sent], records: [`symptoms:${sent}`] },
    ])
    expect(await now.meta.count()).toBe(1)
    expect(await now.sentSets.count()).toBe(0)
    await now.delete()
  })

  test('turns receipts and sent changes of the fourth version into sets of one', async () => {
    const name = 'second-wind-before-sets'
    const change = { entity: 'symptoms', kind: 'symptoms.create', payload: aReport() } as const
    const row = (seq: number) => ({ ...change, seq, mutationId: `m${seq}`, entityId: `e${seq}` })
    const replies = ['2026-11-20T18:02:00.000Z', '2026-11-20T19:02:00.000Z']
    const sent = [1, 2, 3].map((seq) => ({ ...row(seq), sentAt: replies[seq === 3 ? 1 : 0] ?? '' }))
    const receipts = sent.map(({ mutationId, entity, entityId, sentAt }) => ({
      mutationId,
      entity,
      entityId,
      at: sentAt,
    }))
    await createFormer(name, 4, { sent, receipts })

    const now = new LocalDb(name)
    expect(await now.receiptSets.toArray()).toMatchObject(
      sent.map(({ mutationId, entityId, sentAt }) => ({
        at: sentAt,
        mutationIds: [mutationId],
        records: [`symptoms:${entityId}`],
      })),
    )
    expect(await now.sentSets.toArray()).toMatchObject(
      sent.map(({ sentAt, ...former }) => ({ sentAt, rows: [former] })),
    )
    await now.delete()
  })
})

type Rows = { outbox?: object[]; receipts?: object[]; sent?: object[]; meta?: object[] }

/** The database of that version, with these rows. */
function createFormer(name: string, version: 2 | 4, rows: Rows): Promise<void> {
  return new Promise((done, failed) => {
    // Dexie counts in tens.
    const opening = indexedDB.open(name, version * 10)
    opening.addEventListener('error', () => failed(opening.error))
    opening.addEventListener('upgradeneeded', () => {
      const db = opening.result
      const outbox = db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
      outbox.createIndex('mutationId', 'mutationId', { unique: true })
      outbox.createIndex('[entity+entityId]', ['entity', 'entityId'])
      const receipts = db.createObjectStore('receipts', { keyPath: 'mutationId' })
      receipts.createIndex('[entity+entityId]', ['entity', 'entityId'])
      receipts.createIndex('at', 'at')
      db.createObjectStore('meta', { keyPath: 'key' })
      for (const store of ['symptoms', 'triage', 'activities', 'profile', 'messages']) {
        db.createObjectStore(store, { keyPath: 'id' })
      }
      db.createObjectStore('deadletter', { keyPath: 'mutationId' })
      db.createObjectStore('drafts', { keyPath: 'formId' })
      db.createObjectStore('flushes', { keyPath: 'id', autoIncrement: true })
      if (version === 4) {
        db.createObjectStore('sent', { keyPath: 'seq' }).createIndex('sentAt', 'sentAt')
        db.createObjectStore('photos', { keyPath: 'id' })
      }
      for (const [store, all] of Object.entries(rows)) {
        for (const row of all) opening.transaction?.objectStore(store).add(row)
      }
    })
    opening.addEventListener('success', () => {
      opening.result.close()
      done()
    })
  })
}
