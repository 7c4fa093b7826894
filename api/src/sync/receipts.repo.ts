import type { PatientId } from '@second-wind/core/platform/ids'
import * as z from 'zod/mini'
import type { NotApplied } from '../changes/not-applied.ts'
import type { Db } from '../platform/db/database.ts'

const storedReply = z.object({ status: z.int(), body: z.unknown() })
export type StoredReply = z.infer<typeof storedReply>

export type NewReceipt = {
  mutationId: string
  ownerId: PatientId
  deviceId: string | null
  clientSeq: number | null
  kind: string
  entityId: string
  payloadHash: string
  receivedAt: string
}

/** Receipts with the same mutation id, or the same sequence number of the same device. */
export function listMatchingReceipts(trx: Db, { mutationId, ownerId, deviceId, clientSeq }: NewReceipt) {
  return trx
    .selectFrom('receipts')
    .select(['mutation_id', 'owner_id', 'payload_hash', 'error'])
    .where((eb) => {
      const sameId = eb('mutation_id', '=', mutationId)
      if (deviceId === null || clientSeq === null) return sameId
      const sameNumber = eb.and({ owner_id: ownerId, device_id: deviceId, client_seq: clientSeq })
      return eb.or([sameId, sameNumber])
    })
    .execute()
}

export async function insertAppliedReceipt(trx: Db, receipt: NewReceipt): Promise<void> {
  const row = { ...receiptRow(receipt), outcome: 'applied', error: null } as const
  await trx.insertInto('receipts').values(row).execute()
}

/** A change that already has a receipt keeps the first one. */
export async function insertRejectedReceipt(
  trx: Db,
  receipt: NewReceipt,
  { error }: NotApplied,
): Promise<void> {
  const own = receiptRow(receipt)
  const row = {
    ...own,
    client_seq: error.code === 'seq_reuse' ? null : own.client_seq,
    outcome: 'rejected',
    error: JSON.stringify(error),
  } as const
  await trx
    .insertInto('receipts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findStoredReply(
  trx: Db,
  owner: PatientId,
  mutationId: string,
): Promise<StoredReply | undefined> {
  const row = await trx
    .selectFrom('receipts')
    .select('reply')
    .where('mutation_id', '=', mutationId)
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return row?.reply ? storedReply.parse(JSON.parse(row.reply)) : undefined
}

export async function saveReply(trx: Db, mutationId: string, reply: StoredReply): Promise<void> {
  await trx
    .updateTable('receipts')
    .set({ reply: JSON.stringify(reply) })
    .where('mutation_id', '=', mutationId)
    .execute()
}

export async function listReceipts(
  db: Db,
  owner: PatientId,
  mutationIds: string[],
): Promise<{ mutationId: string; outcome: 'applied' | 'rejected' }[]> {
  if (mutationIds.length === 0) return []
  return db
    .selectFrom('receipts')
    .select(['mutation_id as mutationId', 'outcome'])
    .where('owner_id', '=', owner)
    .where('mutation_id', 'in', mutationIds)
    .execute()
}

function receiptRow(receipt: NewReceipt) {
  return {
    mutation_id: receipt.mutationId,
    owner_id: receipt.ownerId,
    device_id: receipt.deviceId,
    client_seq: receipt.clientSeq,
    kind: receipt.kind,
    entity_id: receipt.entityId,
    payload_hash: receipt.payloadHash,
    reply: null,
    received_at: receipt.receivedAt,
  }
}
