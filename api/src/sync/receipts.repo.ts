import type { PatientId } from '@second-wind/core/platform/ids'
import { verdict } from '@second-wind/core/sync/protocol'
import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import type { NotApplied } from '../changes/not-applied.ts'
import type { Db, Tables } from '../platform/db/database.ts'

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

/** `error`: why the change was rejected; null when it was applied. */
export type KnownReceipt = Pick<
  NewReceipt,
  'mutationId' | 'ownerId' | 'deviceId' | 'clientSeq' | 'payloadHash'
> & { error: NotApplied['error'] | null }

const storedError = verdict.shape.error

/**
 * Receipts with one of these mutation ids, or one of these sequence numbers of the same device.
 *
 * @param receipts of one device
 */
export async function listKnownReceipts(trx: Db, receipts: readonly NewReceipt[]): Promise<KnownReceipt[]> {
  const [first] = receipts
  if (!first) return []
  const { ownerId, deviceId } = first
  const ids = receipts.map(({ mutationId }) => mutationId)
  const numbers = receipts.flatMap(({ clientSeq }) => clientSeq ?? [])
  const rows = await trx
    .selectFrom('receipts')
    .select([
      'mutation_id as mutationId',
      'owner_id as ownerId',
      'device_id as deviceId',
      'client_seq as clientSeq',
      'payload_hash as payloadHash',
      'error',
    ])
    .where((eb) => {
      const sameId = eb('mutation_id', 'in', ids)
      if (deviceId === null || numbers.length === 0) return sameId
      const sameDevice = eb.and({ owner_id: ownerId, device_id: deviceId })
      return eb.or([sameId, eb.and([sameDevice, eb('client_seq', 'in', numbers)])])
    })
    .execute()
  return rows.map(({ error, ...row }) => ({
    ...row,
    error: error === null ? null : storedError.parse(JSON.parse(error)),
  }))
}

export async function insertReceipts(
  trx: Db,
  receipts: readonly (NewReceipt & KnownReceipt)[],
): Promise<void> {
  if (receipts.length === 0) return
  await trx.insertInto('receipts').values(receipts.map(receiptRow)).execute()
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

const receiptRow = ({ error, ...receipt }: NewReceipt & KnownReceipt): Insertable<Tables['receipts']> => ({
  mutation_id: receipt.mutationId,
  owner_id: receipt.ownerId,
  device_id: receipt.deviceId,
  client_seq: receipt.clientSeq,
  kind: receipt.kind,
  entity_id: receipt.entityId,
  payload_hash: receipt.payloadHash,
  outcome: error ? 'rejected' : 'applied',
  error: error && JSON.stringify(error),
  reply: null,
  received_at: receipt.receivedAt,
})
