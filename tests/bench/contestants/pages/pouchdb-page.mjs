// PouchDB 9 as its guide says, replicated to express-pouchdb in batches of 500. Ids begin with the date: newest last.
import PouchDB from 'pouchdb'

const toDocument = ({ id, ...entry }) => ({ ...entry, _id: `${entry.date} ${id}` })

window.contestant = {
  async saveEach(entries) {
    const db = new PouchDB('entries')
    await db.info()
    const times = []
    for (const entry of entries) {
      const document = toDocument(entry)
      const startedMs = performance.now()
      await db.put(document)
      times.push(performance.now() - startedMs)
    }
    await db.close()
    return times
  },

  async fill(entries) {
    const db = new PouchDB('entries')
    await db.bulkDocs(entries.map(toDocument))
    await db.close()
  },

  async flushMs() {
    const startedMs = performance.now()
    const db = new PouchDB('entries')
    await db.replicate.to(new PouchDB(`${location.origin}/db/entries`), { batch_size: 500 })
    const tookMs = performance.now() - startedMs
    await db.close()
    return tookMs
  },

  async newestMs(count) {
    const startedMs = performance.now()
    const db = new PouchDB('entries')
    await db.allDocs({ descending: true, limit: count, include_docs: true })
    const tookMs = performance.now() - startedMs
    await db.close()
    return tookMs
  },
}
