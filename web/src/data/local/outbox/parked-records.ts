import { recordId } from '@second-wind/core/platform/ids'
import { capturedAt } from '@second-wind/core/platform/moment'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'
import { newId } from '../database/new-id.ts'
import { NotSavedError, notSavedReason } from './not-saved-error.ts'
import { addWithOutbox, type NewRecord, recordMatchesPayload } from './save-with-outbox.ts'

/** In cache storage, because IndexedDB does not answer and a worker has no local storage. */
const cacheName = 'second-wind-parked'
const object = z.record(z.string(), z.unknown())
const kinds = ['symptoms.create', 'triage.create', 'activities.create'] as const
const parkedRecord = z.object({
  table: z.enum(['symptoms', 'triage', 'activities']),
  change: z.object({
    mutationId: recordId,
    kind: z.enum(kinds),
    entityId: recordId,
    payload: object,
    at: z.object(capturedAt),
  }),
  record: object,
})
type ParkedRecord = z.infer<typeof parkedRecord>

/**
 * Adds new records and their outbox rows, all or none. If the database does not answer, they are kept outside it until
 * the next start of the app. Repeating it with the same mutation id replaces what is kept.
 *
 * @throws NotSavedError with reason `parked` when they were kept so
 */
export async function addOrPark(first: NewRecord, ...others: readonly NewRecord[]): Promise<void> {
  try {
    await addWithOutbox(first, ...others)
  } catch (error) {
    if (notSavedReason(error) !== 'no-answer') throw error
    const areParked = await Promise.all([first, ...others].map(park))
    throw areParked.every(Boolean) ? new NotSavedError(error, 'parked') : error
  }
}

async function park({ table, change, record }: NewRecord): Promise<boolean> {
  try {
    const parked = parkedRecord.parse({ table: table.name, change, record })
    const cache = await caches.open(cacheName)
    await cache.put(addressOf(parked), new Response(JSON.stringify(parked)))
    return true
  } catch {
    return false
  }
}

/** Saves what was parked, each record once. Call it at the start of the app. @returns how many were saved */
export async function saveParkedRecords(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return 0
  const cache = await caches.open(cacheName)
  const responses = await cache.matchAll()
  const stored = await Promise.all(responses.map((response) => response.json()))
  // One that this version cannot read stays, and does not hold back the others.
  const parked = stored.flatMap((record) => parkedRecord.safeParse(record).data ?? [])
  for (const record of parked) {
    await savePossiblyChanged(record)
    await cache.delete(addressOf(record))
  }
  return parked.length
}

export async function deleteParkedRecords(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cacheName)
}

/** The first attempt may have been saved after all, and the form changed since then: both are kept. */
async function savePossiblyChanged({ table, change, record }: ParkedRecord): Promise<void> {
  const first = await db.table(table).get(change.entityId)
  const id = first && !recordMatchesPayload(first, change.payload) ? newId() : change.entityId
  await addWithOutbox({
    table: db.table(table),
    change: { ...change, mutationId: id, entityId: id },
    record: { ...record, id },
  })
}

const addressOf = ({ change }: ParkedRecord): string => `/.well-known/parked/${change.mutationId}`
