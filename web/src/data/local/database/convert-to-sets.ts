import type { EntityKind } from '@second-wind/core/sync/mutation'
import type { Transaction } from 'dexie'
import { recordKey } from './record-key.ts'
import type { OutboxRow, ReceiptSet, SentSet } from './rows.ts'

type FormerReceipt = { mutationId: string; entity: EntityKind; entityId: string; at: string }
type FormerSentRow = OutboxRow & { sentAt: string }

/** Earlier versions had a row for each change in `receipts` and `sent`. Each becomes a set of one. */
export async function convertToSets(upgrade: Transaction): Promise<void> {
  const receipts: FormerReceipt[] = await upgrade.table('receipts').toArray()
  const receiptSets = receipts.map(({ at, mutationId, ...record }): ReceiptSet => ({
    at,
    mutationIds: [mutationId],
    records: [recordKey(record)],
  }))
  await upgrade.table('receiptSets').bulkAdd(receiptSets)
  const sent: FormerSentRow[] = await upgrade.table('sent').toArray()
  await upgrade
    .table('sentSets')
    .bulkAdd(sent.map(({ sentAt, ...row }): SentSet => ({ sentAt, rows: [row] })))
}
