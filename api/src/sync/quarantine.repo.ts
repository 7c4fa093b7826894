import type { NotApplied } from '../changes/not-applied.ts'
import type { Db } from '../platform/db/database.ts'
import type { NewReceipt } from './receipts.repo.ts'

const maxRawBytes = 16 * 1024

/** Stores a rejected change unchanged, once; of a huge one only the size, beside its hash. */
export async function quarantine(
  trx: Db,
  receipt: NewReceipt,
  raw: unknown,
  { error }: NotApplied,
): Promise<void> {
  const text = JSON.stringify(raw)
  const bytes = Buffer.byteLength(text)
  await trx
    .insertInto('quarantine')
    .values({
      mutation_id: receipt.mutationId,
      owner_id: receipt.ownerId,
      device_id: receipt.deviceId,
      code: error.code,
      field: error.field ?? null,
      raw: bytes > maxRawBytes ? JSON.stringify({ leftOut: 'larger than 16 KiB', bytes }) : text,
      payload_hash: receipt.payloadHash,
      received_at: receipt.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'mutation_id', 'payload_hash']).doNothing())
    .execute()
}
