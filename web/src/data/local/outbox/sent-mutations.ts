import { dayMs, epochMs } from '@second-wind/core/platform/moment'
import { db } from '../database/db-connection.ts'
import { readMeta, writeMeta } from '../database/meta.ts'
import type { OutboxRow } from '../database/rows.ts'

/** Much longer than hourly server backups need. */
const keptForMs = 30 * dayMs

/**
 * Within the caller's transaction.
 *
 * @param epoch of the server database that accepted the rows
 */
export async function recordSent(
  rows: readonly OutboxRow[],
  serverTime: string,
  epoch: string | null,
): Promise<void> {
  if (epoch !== null && (await readMeta('checkedEpoch')) === undefined) await writeMeta('checkedEpoch', epoch)
  await db.sent.bulkPut(
    rows.flatMap((row) => (row.seq === undefined ? [] : { ...row, seq: row.seq, sentAt: serverTime })),
  )
  const outlived = new Date(epochMs(serverTime) - keptForMs).toISOString()
  await db.sent.where('sentAt').below(outlived).delete()
}

/**
 * Puts changes that the server no longer has back into the outbox, with the same ids, numbers and content, so that none
 * takes effect twice. They count as unsent again.
 *
 * @param epoch of the server database that was asked
 */
export async function requeueMutations(mutationIds: readonly string[], epoch: string): Promise<number> {
  const missing = new Set(mutationIds)
  return db.transaction('rw', [db.outbox, db.sent, db.receipts, db.meta], async () => {
    const rows = await db.sent.filter(({ mutationId }) => missing.has(mutationId)).toArray()
    await db.outbox.bulkPut(rows.map(({ sentAt: _sentAt, ...row }) => ({ ...row, notBefore: 0 })))
    await db.receipts.bulkDelete(rows.map(({ mutationId }) => mutationId))
    await db.sent.bulkDelete(rows.map(({ seq }) => seq))
    await writeMeta('checkedEpoch', epoch)
    return rows.length
  })
}

export const listSentIds = async (): Promise<string[]> =>
  (await db.sent.orderBy('seq').toArray()).map(({ mutationId }) => mutationId)
