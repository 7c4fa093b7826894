import { verdict } from '@second-wind/core/sync/protocol'
import { notApplied, type NotApplied } from '../changes/not-applied.ts'
import type { Db } from '../platform/db/database.ts'
import { listMatchingReceipts, type NewReceipt } from './receipts.repo.ts'

const storedError = verdict.shape.error

/**
 * The stored outcome of a change; why it cannot be applied, if its id or sequence number was used before; undefined when
 * it is new.
 */
export async function findKnownOutcome(
  trx: Db,
  receipt: NewReceipt,
): Promise<'applied' | NotApplied | undefined> {
  const rows = await listMatchingReceipts(trx, receipt)
  const known = rows.find((row) => row.mutation_id === receipt.mutationId)
  if (!known) return rows.length > 0 ? notApplied('seq_reuse') : undefined
  if (known.owner_id !== receipt.ownerId) return notApplied('not_permitted')
  if (known.payload_hash !== receipt.payloadHash) return notApplied('key_reuse')
  if (known.error === null) return 'applied'
  return { outcome: 'rejected', error: storedError.parse(JSON.parse(known.error)) }
}
