import type { EntityKind } from '@second-wind/core/sync/mutation'
import { db } from '../database/db-connection.ts'
import { recordKey } from '../database/record-key.ts'
import type { OutboxRow, ReceiptSet } from '../database/rows.ts'

export type ChangeRef = Pick<OutboxRow, 'mutationId' | 'entity' | 'entityId'>

export async function hasReceipt({ mutationId, entity, entityId }: ChangeRef): Promise<boolean> {
  return (await listReceipts(entity, [entityId])).some((receipt) => receipt.mutationId === mutationId)
}

/** The mutations of these records that the server has, with its time; of a record that it lacks there is none. */
export async function listReceipts(
  entity: EntityKind,
  entityIds: readonly string[],
): Promise<{ mutationId: string; entityId: string; at: string }[]> {
  const keys = new Map(entityIds.map((entityId) => [recordKey({ entity, entityId }), entityId]))
  return (await listReceiptSetsByRecord([...keys.keys()])).flatMap(({ at, mutationIds, records }) =>
    mutationIds.flatMap((mutationId, place) => {
      const entityId = keys.get(records[place] ?? '')
      return entityId === undefined ? [] : [{ mutationId, entityId, at }]
    }),
  )
}

/** A set is read once, however many of the records it is about. */
export async function listReceiptSetsByRecord(keys: string[]): Promise<ReceiptSet[]> {
  const ids = await db.receiptSets.where('records').anyOf(keys).primaryKeys()
  return (await db.receiptSets.bulkGet([...new Set(ids)])).filter((set) => set !== undefined)
}
