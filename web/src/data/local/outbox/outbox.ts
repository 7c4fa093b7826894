import { limits } from '@second-wind/core/platform/http/limits'
import { sortForSending, createsRecord } from '@second-wind/core/sync/apply-unsent-changes'
import type { EntityKind, Mutation } from '@second-wind/core/sync/mutation'
import type { SendOutboxPorts } from '@second-wind/core/sync/send-outbox'
import { db } from '../database/db-connection.ts'
import { readChannel, writeMeta } from '../database/meta.ts'
import type { OutboxRow } from '../database/rows.ts'
import { addDeadLetter, toDeadLetter } from './dead-letters.ts'
import { recordSentMutations } from './sent-mutations.ts'
import { reportUnsent } from './unsent-report.ts'
import { addReceipts } from './write-receipts.ts'

const deferredForMs = 5 * 60_000

const utf8 = new TextEncoder()

/** Reserved for the envelope around the mutations of one push. */
const envelopeBytes = 2 * 1024

/**
 * The outbox that the flush reads (core/src/sync/send-outbox.ts). A row is removed only when the server has
 * named its id, or has refused a batch that contained it alone: then it becomes a dead letter.
 */
export const outboxStore: SendOutboxPorts['store'] = {
  readChannel,
  writeChannel: (channel) => writeMeta('channel', channel),

  async nextBatch(limit, now) {
    const letters = await db.deadletter.toArray()
    const refusedCreations = new Set(letters.filter(isCreation).map(entityKey))
    const recordsWaiting = new Set<string>()
    const isHeld = (row: OutboxRow, record: string): boolean => {
      // A creation never waits, not even for changes saved before it was sent again.
      if (createsRecord(row)) return false
      // Changes of a record keep their order: all wait behind the first that waits.
      if (recordsWaiting.has(record)) return true
      // The server has no record yet. A profile that is set up again is sent: it creates one.
      return refusedCreations.has(record) && !isCreation(row)
    }
    const batch: OutboxRow[] = []
    let bytes = envelopeBytes
    // Many rows may be held, so that a short batch does not read them one by one.
    const pageSize = Math.max(limit, 100)
    let page: OutboxRow[] = []
    do {
      page = await db.outbox
        .where('seq')
        .above(page.at(-1)?.seq ?? 0)
        .limit(pageSize)
        .toArray()
      for (const row of page) {
        const record = entityKey(row)
        if (isDeferred(row, now) || isHeld(row, record)) {
          recordsWaiting.add(record)
          continue
        }
        bytes += utf8.encode(JSON.stringify(toMutation(row))).length + 1
        if (batch.length > 0 && bytes > limits.syncInflatedBytes) return toMutations(batch)
        batch.push(row)
        if (batch.length === limit) return toMutations(batch)
      }
    } while (page.length === pageSize)
    return toMutations(batch)
  },

  reportUnsent,

  async commit({ settlement, batch, serverTime, channel, now }) {
    const settled = [...settlement.applied, ...settlement.rejected.map((verdict) => verdict.mutationId)]
    const deferred = new Set(settlement.deferred.map((verdict) => verdict.mutationId))
    await db.transaction('rw', [db.outbox, db.receiptSets, db.sentSets, db.deadletter, db.meta], async () => {
      const rows = await listBatchRows(batch)
      const applied = settlement.applied.flatMap((id) => rows.get(id) ?? [])
      const rejected = settlement.rejected.flatMap((verdict) => {
        const row = rows.get(verdict.mutationId)
        return row ? [toDeadLetter(row, verdict.error)] : []
      })
      await addReceipts(applied, serverTime)
      await recordSentMutations(applied, serverTime, channel.serverEpoch)
      await db.deadletter.bulkPut(rejected)
      await removeRows(settled.flatMap((id) => rows.get(id) ?? []))
      if (deferred.size > 0) {
        const notBefore = now + deferredForMs
        await db.outbox
          .where('mutationId')
          .anyOf([...deferred])
          .modify({ notBefore })
      }
      await writeMeta('channel', channel)
    })
  },

  addDeadLetter,
}

const isCreation = ({ kind }: Pick<OutboxRow, 'kind'>) => kind.endsWith('.create')

/** A wait longer than any that we set comes from a wrong clock and counts as over. */
const isDeferred = ({ notBefore }: OutboxRow, now: number) =>
  now < notBefore && notBefore <= now + deferredForMs

const toMutations = (rows: OutboxRow[]): Mutation[] => sortForSending(rows).map(toMutation)

const entityKey = (row: { entity: EntityKind; entityId: string }) => `${row.entity}:${row.entityId}`

/** Read by their numbers at once; fewer than were sent if the phone was wiped meanwhile. */
async function listBatchRows(batch: readonly Mutation[]): Promise<Map<string, OutboxRow>> {
  const seqs = batch.map(({ clientSeq }) => clientSeq)
  const rows = await db.outbox
    .where('seq')
    .between(Math.min(...seqs), Math.max(...seqs), true, true)
    .toArray()
  return new Map(rows.map((row) => [row.mutationId, row]))
}

/** A batch without gaps is removed in one step. */
async function removeRows(rows: readonly OutboxRow[]): Promise<void> {
  const seqs = rows.flatMap((row) => row.seq ?? [])
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)]
  if (last - first === seqs.length - 1) await db.outbox.where('seq').between(first, last, true, true).delete()
  else await db.outbox.bulkDelete(seqs)
}

function toMutation(row: OutboxRow): Mutation {
  const { seq, mutationId, kind, v, entityId, occurredAt, tzOffsetMin, localDate, payload } = row
  if (seq === undefined) throw new Error('an outbox row is read with its number')
  const ownId = entityId === mutationId ? {} : { entityId }
  return { mutationId, clientSeq: seq, kind, v, ...ownId, occurredAt, tzOffsetMin, localDate, payload }
}
