import type { EntityKind } from '@second-wind/core/sync/mutation'
import type { Transaction } from 'dexie'
import { recordKey } from './record-key.ts'
import type { OutboxRow, ReceiptSet, SentSet } from './rows.ts'

type FormerReceipt = { mutationId: string; entity: EntityKind; entityId: string; at: string }
type FormerSentRow = OutboxRow & { sentAt: string }

/** Earlier versions had a row for each change in `receipts` and `sent`. What came with one reply becomes one set. */
export async function collectIntoSets(upgrade: Transaction): Promise<void> {
  const receiptSets = new Map<string, ReceiptSet>()
  await upgrade.table<FormerReceipt>('receipts').each(({ at, mutationId, ...record }) => {
    const set = receiptSets.get(at) ?? { at, mutationIds: [], records: [] }
    set.mutationIds.push(mutationId)
    set.records.push(recordKey(record))
    receiptSets.set(at, set)
  })
  await upgrade.table('receiptSets').bulkAdd([...receiptSets.values()])

  const sentSets = new Map<string, SentSet>()
  await upgrade.table<FormerSentRow>('sent').each(({ sentAt, ...row }) => {
    const set = sentSets.get(sentAt) ?? { sentAt, rows: [] }
    set.rows.push(row)
    sentSets.set(sentAt, set)
  })
  await upgrade.table('sentSets').bulkAdd([...sentSets.values()])
}
