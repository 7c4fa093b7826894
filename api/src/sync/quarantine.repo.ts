import type { NotApplied } from '../changes/not-applied.ts'
import type { Db } from '../platform/db/database.ts'
import type { NewReceipt } from './receipts.repo.ts'

/** Stores a rejected change unchanged, once. */
export async function quarantine(
  trx: Db,
  receipt: NewReceipt,
  raw: unknown,
  { error }: NotApplied,
): Promise<void> {
  await trx
    .insertInto('quarantine')
    .values({
      mutation_id: receipt.mutationId,
      owner_id: receipt.ownerId,
      device_id: receipt.deviceId,
      code: error.code,
      field: error.field ?? null,
      raw: JSON.stringify(raw),
      payload_hash: receipt.payloadHash,
      received_at: receipt.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'mutation_id', 'payload_hash']).doNothing())
    .execute()
}
