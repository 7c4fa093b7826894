import { recordId } from '@second-wind/core/platform/ids'
import { capturedAt } from '@second-wind/core/platform/moment'
import type { Table } from 'dexie'
import * as z from 'zod/mini'
import { db } from '../database/db-connection.ts'
import { newId } from '../database/new-id.ts'
import { NotSavedError, notSavedReason } from './not-saved-error.ts'
import { addWithOutbox, type LocalChange, recordMatchesPayload } from './save-with-outbox.ts'

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
 * Adds a new record and its outbox row. If the database does not answer, the record is kept outside it until the next
 * start of the app. Repeating it with the same mutation id replaces what is kept.
 *
 * @throws NotSavedError with reason `parked` when it was kept so
 */
export async function addOrPark(table: Table, change: LocalChange, record: object): Promise<void> {
  try {
    await addWithOutbox(table, change, record)
  } catch (error) {
    const isParked =
      notSavedReason(error) === 'no-answer' && (await park({ table: table.name, change, record }))
    throw isParked ? new NotSavedError(error, 'parked') : error
  }
}

async function park(record: unknown): Promise<boolean> {
  try {
    const parked = parkedRecord.parse(record)
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
  await addWithOutbox(db.table(table), { ...change, mutationId: id, entityId: id }, { ...record, id })
}

const addressOf = ({ change }: ParkedRecord): string => `/.well-known/parked/${change.mutationId}`
