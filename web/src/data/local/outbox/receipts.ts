import type { EntityKind } from '@second-wind/core/sync/mutation'
import { db } from '../database/db-connection.ts'
import { recordKey } from '../database/record-key.ts'
import type { OutboxRow, ReceiptSet } from '../database/rows.ts'

type Changed = Pick<OutboxRow, 'mutationId' | 'entity' | 'entityId'>

/** Within the caller's transaction. */
export async function addReceipts(rows: readonly Changed[], at: string): Promise<void> {
  if (rows.length === 0) return
  const mutationIds = rows.map(({ mutationId }) => mutationId)
  await db.receiptSets.add({ at, mutationIds, records: rows.map(recordKey) })
}

export async function hasReceipt({ mutationId, ...record }: Changed): Promise<boolean> {
  const sets = await db.receiptSets.where('records').equals(recordKey(record)).toArray()
  return sets.some(({ mutationIds }) => mutationIds.includes(mutationId))
}

/** The mutations of these records that the server has, with its time; of a record that it lacks there is none. */
export async function listReceipts(
  entity: EntityKind,
  entityIds: readonly string[],
): Promise<{ mutationId: string; entityId: string; at: string }[]> {
  const keys = new Map(entityIds.map((entityId) => [recordKey({ entity, entityId }), entityId]))
  return (await listSetsAbout([...keys.keys()])).flatMap(({ at, mutationIds, records }) =>
    mutationIds.flatMap((mutationId, place) => {
      const entityId = keys.get(records[place] ?? '')
      return entityId === undefined ? [] : [{ mutationId, entityId, at }]
    }),
  )
}

/** Within the caller's transaction. */
export async function removeReceipts(rows: readonly Changed[]): Promise<void> {
  const removed = new Set(rows.map(({ mutationId }) => mutationId))
  for (const set of await listSetsAbout(rows.map(recordKey))) {
    const kept = set.mutationIds.flatMap((id, place) => (removed.has(id) ? [] : [place]))
    await replaceSet(set, kept)
  }
}

/** A set is read once, however many of the records it is about. */
async function listSetsAbout(keys: string[]): Promise<ReceiptSet[]> {
  const ids = await db.receiptSets.where('records').anyOf(keys).primaryKeys()
  return (await db.receiptSets.bulkGet([...new Set(ids)])).filter((set) => set !== undefined)
}

async function replaceSet({ mutationIds, records, ...set }: ReceiptSet, kept: number[]): Promise<void> {
  if (set.id === undefined) throw new Error('a set is read with its number')
  if (kept.length === 0) return db.receiptSets.delete(set.id)
  const keep = (all: string[]) => kept.flatMap((place) => all[place] ?? [])
  await db.receiptSets.put({ ...set, mutationIds: keep(mutationIds), records: keep(records) })
}
