import { db } from '../database/db-connection.ts'
import { recordKey } from '../database/record-key.ts'
import type { ReceiptSet } from '../database/rows.ts'
import { type ChangeRef, listReceiptSetsByRecord } from './receipts.ts'

/** Within the caller's transaction. */
export async function addReceipts(rows: readonly ChangeRef[], at: string): Promise<void> {
  if (rows.length === 0) return
  const mutationIds = rows.map(({ mutationId }) => mutationId)
  await db.receiptSets.add({ at, mutationIds, records: rows.map(recordKey) })
}

/** Within the caller's transaction. */
export async function removeReceipts(rows: readonly ChangeRef[]): Promise<void> {
  const removed = new Set(rows.map(({ mutationId }) => mutationId))
  for (const set of await listReceiptSetsByRecord(rows.map(recordKey))) {
    const kept = set.mutationIds.flatMap((id, place) => (removed.has(id) ? [] : [place]))
    await replaceSet(set, kept)
  }
}

async function replaceSet({ mutationIds, records, ...set }: ReceiptSet, kept: number[]): Promise<void> {
  if (set.id === undefined) throw new Error('a set is read with its number')
  if (kept.length === 0) return db.receiptSets.delete(set.id)
  const keep = (all: string[]) => kept.flatMap((place) => all[place] ?? [])
  await db.receiptSets.put({ ...set, mutationIds: keep(mutationIds), records: keep(records) })
}
