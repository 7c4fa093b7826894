// RxDB 17 with its free IndexedDB storage (Dexie), as its quickstart and "replicateRxCollection" pages say; batches of 500.
import { createRxDatabase } from 'rxdb/plugins/core'
import { replicateRxCollection } from 'rxdb/plugins/replication'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'

const text = { type: 'string' }
const score = { type: 'number' }
const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 36 },
    userId: { type: 'number' },
    date: { type: 'string', maxLength: 24 },
    localDate: text,
    tzOffsetMin: { type: 'number' },
    coughSeverity: score,
    breathlessness: score,
    energy: score,
    mood: score,
    temperature: text,
    sputumColor: text,
    sputumConsistency: text,
    notes: text,
  },
  required: ['id', 'date'],
  indexes: ['date'],
}

let opened

function open() {
  opened ??= createRxDatabase({ name: 'entries', storage: getRxStorageDexie() }).then(async (db) => {
    const { entries } = await db.addCollections({ entries: { schema } })
    return entries
  })
  return opened
}

window.contestant = {
  async saveEach(entries) {
    const collection = await open()
    const times = []
    for (const entry of entries) {
      const startedMs = performance.now()
      await collection.insert(entry)
      times.push(performance.now() - startedMs)
    }
    return times
  },

  async fill(entries) {
    await (await open()).bulkInsert(entries)
  },

  async flushMs() {
    const collection = await open()
    const startedMs = performance.now()
    const replication = replicateRxCollection({
      collection,
      replicationIdentifier: 'entries',
      live: false,
      push: {
        batchSize: 500,
        async handler(rows) {
          const headers = { 'content-type': 'application/json' }
          const reply = await fetch('/rxdb', { method: 'POST', headers, body: JSON.stringify(rows) })
          return reply.json()
        },
      },
    })
    await replication.awaitInitialReplication()
    return performance.now() - startedMs
  },

  async newestMs(count) {
    const startedMs = performance.now()
    const collection = await open()
    await collection.find({ sort: [{ date: 'desc' }], limit: count }).exec()
    return performance.now() - startedMs
  },
}
