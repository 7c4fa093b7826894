import { captureMoment } from '@second-wind/core/platform/moment'
import { expect, test } from 'vitest'
import { LocalDb } from '../../../../../web/src/data/local/database/local-db.ts'
import { newId } from '../../../../../web/src/data/local/database/new-id.ts'
import { outboxRow } from '../../../../../web/src/data/local/outbox/save-with-outbox.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'

const at = captureMoment(Date.parse('2026-11-20T18:02:00Z'), 0)

test('data of the previous release, unsent or sent, is there after the upgrade', async () => {
  const name = 'second-wind-before'
  const [unsent, sent] = [newId(), newId()]
  const row = outboxRow({
    mutationId: unsent,
    kind: 'symptoms.create',
    entityId: unsent,
    payload: aReport(),
    at,
  })
  await versionTwo(name, {
    outbox: row,
    receipts: { mutationId: sent, entity: 'symptoms', entityId: sent, at: at.occurredAt },
    meta: { key: 'deviceId', value: newId() },
  })

  const now = new LocalDb(name)
  expect(await now.outbox.toArray()).toEqual([{ ...row, seq: 1 }])
  expect((await now.receipts.toArray()).map(({ mutationId }) => mutationId)).toEqual([sent])
  expect(await now.meta.count()).toBe(1)
  expect(await now.sent.count()).toBe(0)
  await now.delete()
})

/** The database of that release, with one row in each of these stores. */
function versionTwo(name: string, rows: { outbox: object; receipts: object; meta: object }): Promise<void> {
  return new Promise((done, failed) => {
    // Dexie counts in tens.
    const opening = indexedDB.open(name, 20)
    opening.addEventListener('error', () => failed(opening.error))
    opening.addEventListener('upgradeneeded', () => {
      const db = opening.result
      const outbox = db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
      outbox.createIndex('mutationId', 'mutationId', { unique: true })
      outbox.createIndex('[entity+entityId]', ['entity', 'entityId'])
      const receipts = db.createObjectStore('receipts', { keyPath: 'mutationId' })
      receipts.createIndex('[entity+entityId]', ['entity', 'entityId'])
      receipts.createIndex('at', 'at')
      outbox.add(rows.outbox)
      receipts.add(rows.receipts)
      db.createObjectStore('meta', { keyPath: 'key' }).add(rows.meta)
      for (const store of ['symptoms', 'triage', 'activities', 'profile', 'messages']) {
        db.createObjectStore(store, { keyPath: 'id' })
      }
      db.createObjectStore('deadletter', { keyPath: 'mutationId' })
      db.createObjectStore('drafts', { keyPath: 'formId' })
      db.createObjectStore('flushes', { keyPath: 'id', autoIncrement: true })
    })
    opening.addEventListener('success', () => {
      opening.result.close()
      done()
    })
  })
}
