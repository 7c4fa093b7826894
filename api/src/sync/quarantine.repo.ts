import type { NotApplied } from '../changes/not-applied.ts'
import type { Db } from '../platform/db/database.ts'
import type { NewReceipt } from './receipts.repo.ts'

const maxRawBytes = 16 * 1024

export type RejectedChange = { receipt: NewReceipt; raw: unknown; error: NotApplied['error'] }

/** Stores rejected changes unchanged, each once; of a huge one only the size, beside its hash. */
export async function quarantine(trx: Db, rejected: readonly RejectedChange[]): Promise<void> {
  if (rejected.length === 0) return
  const rows = rejected.map(({ receipt, raw, error }) => ({
    mutation_id: receipt.mutationId,
    owner_id: receipt.ownerId,
    device_id: receipt.deviceId,
    code: error.code,
    field: error.field ?? null,
    raw: textOf(raw),
    payload_hash: receipt.payloadHash,
    received_at: receipt.receivedAt,
  }))
  await trx
    .insertInto('quarantine')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['owner_id', 'mutation_id', 'payload_hash']).doNothing())
    .execute()
}

function textOf(raw: unknown): string {
  const text = JSON.stringify(raw)
  const bytes = Buffer.byteLength(text)
  return bytes > maxRawBytes ? JSON.stringify({ leftOut: 'larger than 16 KiB', bytes }) : text
}
