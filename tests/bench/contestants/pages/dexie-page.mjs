// Dexie 4 with a table for what is unsent, sent in batches by fetch: what one would write without a sync library.
import { Dexie } from 'dexie'

const open = () => {
  const db = new Dexie('entries')
  db.version(1).stores({ entries: 'id, date', outbox: '++seq' })
  return db
}

window.contestant = {
  async saveEach(entries) {
    const db = open()
    await db.open()
    const times = []
    for (const entry of entries) {
      const startedMs = performance.now()
      await db.transaction('rw', db.entries, db.outbox, () =>
        Promise.all([db.entries.add(entry), db.outbox.add({ entry })]),
      )
      times.push(performance.now() - startedMs)
    }
    db.close()
    return times
  },

  async fill(entries) {
    const db = open()
    await db.entries.bulkPut(entries)
    db.close()
  },

  async flushMs() {
    const startedMs = performance.now()
    const db = open()
    for (;;) {
      const rows = await db.outbox.orderBy('seq').limit(500).toArray()
      if (rows.length === 0) break
      const body = JSON.stringify(rows.map(({ entry }) => entry))
      await (await fetch('/entries', { method: 'POST', body })).json()
      await db.outbox.bulkDelete(rows.map(({ seq }) => seq))
    }
    const tookMs = performance.now() - startedMs
    db.close()
    return tookMs
  },

  async newestMs(count) {
    const startedMs = performance.now()
    const db = open()
    await db.entries.orderBy('date').reverse().limit(count).toArray()
    const tookMs = performance.now() - startedMs
    db.close()
    return tookMs
  },
}
