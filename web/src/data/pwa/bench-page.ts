import { type SymptomEntry, symptomReport } from '@second-wind/core/records/symptom-entry'
import { liveQuery } from 'dexie'
import * as z from 'zod/mini'
import { db } from '../local/database/db-connection.ts'
import { captureAt, captureNow, listSymptoms, newId, readSyncFacts } from '../local/index.ts'
import { saveSymptoms } from '../local/lazy.ts'
import { requestFlush } from './request-flush.ts'

/** An entry as another program has it: the answers, and perhaps its id and time. Other fields are ignored. */
const benchEntry = z.object({
  ...symptomReport.shape,
  id: z.optional(z.string()),
  date: z.optional(z.string()),
})

/**
 * The product's own code paths for `npm run bench`, on a page that only a build with BENCH=1 has. Nothing flushes by
 * itself here, so that what is measured is what was called.
 */
const bench = {
  /** Opens the database, waits for the service worker and reads the record from the server, as a phone in use has. */
  async open(): Promise<void> {
    await navigator.serviceWorker.register('/sw.js')
    await Promise.all([navigator.serviceWorker.ready, db.symptoms.count()])
    await requestFlush({ skipBackoff: true })
  },

  /** The product's save. Resolves when the app would show that the entry is saved. */
  async put(entry: unknown): Promise<void> {
    const { id = newId(), date, ...report } = benchEntry.parse(entry)
    await saveSymptoms(id, report, date === undefined ? captureNow() : captureAt(Date.parse(date)))
  },

  /** Entries that the server already has. */
  async fill(entries: SymptomEntry[]): Promise<void> {
    await db.symptoms.bulkPut(entries)
  },

  /** The product's query for the history. */
  newest: (count: number): Promise<SymptomEntry[]> => listSymptoms(count),

  pending: async (): Promise<number> => (await readSyncFacts()).pending,

  /** Sends through the worker. Resolves when nothing is pending. @throws Error when the flush ends earlier */
  async flush(): Promise<void> {
    const emptied = untilNothingIsPending()
    const flushed = requestFlush({ skipBackoff: true }).then(async (result) => {
      if ((await bench.pending()) > 0) throw new Error(`The flush ended early: ${JSON.stringify(result)}`)
    })
    await Promise.race([emptied, flushed])
  },

  ids: (): Promise<string[]> => db.symptoms.toCollection().primaryKeys(),
}

function untilNothingIsPending(): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscription = liveQuery(bench.pending).subscribe({
      next(pending) {
        if (pending > 0) return
        subscription.unsubscribe()
        resolve()
      },
      error: reject,
    })
  })
}

declare global {
  interface Window {
    secondWindBench: typeof bench
  }
}

window.secondWindBench = bench
