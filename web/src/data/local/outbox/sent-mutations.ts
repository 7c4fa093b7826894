import { dayMs, epochMs } from '@second-wind/core/platform/moment'
import { db } from '../database/db-connection.ts'
import { readMeta, writeMeta } from '../database/meta.ts'
import type { OutboxRow } from '../database/rows.ts'
import { removeReceipts } from './write-receipts.ts'

/** Much longer than hourly server backups need. */
const keptForMs = 30 * dayMs

/**
 * Within the caller's transaction.
 *
 * @param epoch of the server database that accepted the rows
 */
export async function recordSentMutations(
  rows: readonly OutboxRow[],
  serverTime: string,
  epoch: string | null,
): Promise<void> {
  if (epoch !== null && (await readMeta('checkedEpoch')) === undefined) await writeMeta('checkedEpoch', epoch)
  if (rows.length > 0) await db.sentSets.add({ sentAt: serverTime, rows: [...rows] })
  const outlived = new Date(epochMs(serverTime) - keptForMs).toISOString()
  await db.sentSets.where('sentAt').below(outlived).delete()
}

/**
 * Puts changes that the server no longer has back into the outbox, with the same ids, numbers and content, so that none
 * takes effect twice. They count as unsent again.
 *
 * @param epoch of the server database that was asked
 */
export async function requeueMutations(mutationIds: readonly string[], epoch: string): Promise<number> {
  const unknown = new Set(mutationIds)
  return db.transaction('rw', [db.outbox, db.sentSets, db.receiptSets, db.meta], async () => {
    const missing: OutboxRow[] = []
    for (const { id, ...set } of await db.sentSets.toArray()) {
      const kept = set.rows.filter(({ mutationId }) => !unknown.has(mutationId))
      if (id === undefined || kept.length === set.rows.length) continue
      missing.push(...set.rows.filter(({ mutationId }) => unknown.has(mutationId)))
      if (kept.length === 0) await db.sentSets.delete(id)
      else await db.sentSets.put({ ...set, id, rows: kept })
    }
    await db.outbox.bulkPut(missing.map((row) => ({ ...row, notBefore: 0 })))
    await removeReceipts(missing)
    await writeMeta('checkedEpoch', epoch)
    return missing.length
  })
}

/** The ids of sent mutations, in the order in which they were sent. */
export async function listSentMutationIds(): Promise<string[]> {
  const sets = await db.sentSets.toArray()
  return sets.flatMap(({ rows }) => rows.map(({ mutationId }) => mutationId))
}
