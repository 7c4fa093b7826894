import type { NotApplied } from '../changes/not-applied.ts'
import type { Db } from '../platform/db/database.ts'
import type { ReceiptEntry } from './receipts.repo.ts'

/** Stores a rejected change unchanged, once. */
export async function quarantine(
  trx: Db,
  entry: ReceiptEntry,
  raw: unknown,
  { error }: NotApplied,
): Promise<void> {
  await trx
    .insertInto('quarantine')
    .values({
      mutation_id: entry.mutationId,
      owner_id: entry.ownerId,
      device_id: entry.deviceId,
      code: error.code,
      field: error.field ?? null,
      raw: JSON.stringify(raw),
      payload_hash: entry.payloadHash,
      received_at: entry.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'mutation_id', 'payload_hash']).doNothing())
    .execute()
}
