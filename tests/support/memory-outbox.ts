import { limits } from '@second-wind/core/platform/http/limits'
import { minuteMs } from '@second-wind/core/platform/moment'
import { sortForSending, createsRecord } from '@second-wind/core/sync/apply-unsent-changes'
import { entityIdOf, entityKindOf, isMutationKind, type Mutation } from '@second-wind/core/sync/mutation'
import type { SendOutboxPorts } from '@second-wind/core/sync/send-outbox'
import { initialSyncChannel, type SyncChannel } from '@second-wind/core/sync/sync-channel'
import type { EntryTrace, RejectCode } from '@second-wind/core/sync/sync-status'

export const deferredForMs = 5 * minuteMs

type Row = { mutation: Mutation; notBefore: number }
type DeadLetter = { mutation: Mutation; code: RejectCode }

export type MemoryOutbox = {
  store: SendOutboxPorts['store']
  add(mutation: Mutation): void
  waiting(): Mutation[]
  deadLetters(): DeadLetter[]
  /** Removes a refused change, to correct or discard it. */
  takeDeadLetter(mutationId: string): Mutation
  receivedAt(mutationId: string): string | undefined
  channel(): SyncChannel
  trace(mutationId: string): Omit<EntryTrace, 'inFlight'>
}

/**
 * The phone's outbox in memory, with the rules of web/src/data/local: rows are removed only by id, each method is one
 * transaction, later changes of a record wait behind an earlier one that waits.
 */
export function memoryOutbox(): MemoryOutbox {
  const rows = new Map<string, Row>()
  const dead = new Map<string, DeadLetter>()
  const receipts = new Map<string, string>()
  let channel = initialSyncChannel

  const remove = (mutationId: string): Mutation[] => {
    const row = rows.get(mutationId)
    rows.delete(mutationId)
    return row ? [row.mutation] : []
  }
  const addDeadLetter = (mutationId: string, code: RejectCode) => {
    for (const mutation of remove(mutationId)) dead.set(mutationId, { mutation, code })
  }
  const waiting = () => [...rows.values()].map((row) => row.mutation)

  return {
    waiting,
    add: (mutation) => void rows.set(mutation.mutationId, { mutation, notBefore: 0 }),
    deadLetters: () => [...dead.values()],
    takeDeadLetter: (mutationId) => {
      const letter = dead.get(mutationId)
      if (!letter) throw new Error(`${mutationId} is no dead letter`)
      dead.delete(mutationId)
      return letter.mutation
    },
    receivedAt: (mutationId) => receipts.get(mutationId),
    channel: () => channel,
    trace: (mutationId) => ({
      queued: rows.has(mutationId),
      rejected: dead.get(mutationId)?.code,
      receivedAt: receipts.get(mutationId),
      reach: channel.reach,
    }),
    store: {
      readChannel: async () => channel,
      writeChannel: async (next) => {
        channel = next
      },
      nextBatch: async (limit, now) => nextSendableBatch([...rows.values()], [...dead.values()], limit, now),
      reportUnsent: async () => ({
        pendingCount: rows.size,
        oldestPendingAt: waiting()[0]?.occurredAt ?? null,
      }),
      commit: async ({ settlement, serverTime, channel: next, now }) => {
        for (const id of settlement.applied.flatMap(remove)) receipts.set(id.mutationId, serverTime)
        for (const { mutationId, error } of settlement.rejected) addDeadLetter(mutationId, error.code)
        for (const { mutationId } of settlement.deferred) {
          const row = rows.get(mutationId)
          if (row) row.notBefore = now + deferredForMs
        }
        channel = next
      },
      addDeadLetter: async (mutationId, code, next) => {
        addDeadLetter(mutationId, code)
        channel = next
      },
    },
  }
}

function nextSendableBatch(
  rows: readonly Row[],
  dead: readonly DeadLetter[],
  limit: number,
  now: number,
): Mutation[] {
  const refused = new Set(
    dead.filter((letter) => isCreation(letter.mutation)).map((letter) => recordKey(letter.mutation)),
  )
  const waiting = new Set<string>()
  const batch: Mutation[] = []
  let bytes = 0
  for (const { mutation, notBefore } of rows) {
    const record = recordKey(mutation)
    // A wait longer than any we set was written by a wrong clock, and is over.
    const waits = now < notBefore && notBefore <= now + deferredForMs
    // Nothing is sent before the change that creates the record, not even what was saved before it was corrected
    // and sent again: otherwise the changes behind it would wait for ever.
    const isHeld =
      !createsRecord(mutation) && (waiting.has(record) || (refused.has(record) && !isCreation(mutation)))
    if (waits || isHeld) {
      waiting.add(record)
      continue
    }
    bytes += JSON.stringify(mutation).length
    if (batch.length === limit || (batch.length > 0 && bytes > limits.syncInflatedBytes)) break
    batch.push(mutation)
  }
  return sortForSending(batch)
}

const isCreation = ({ kind }: Mutation) => kind.endsWith('.create')

/** Names the record that a change is about. */
export function recordKey(mutation: Mutation): string {
  return `${isMutationKind(mutation.kind) ? entityKindOf(mutation.kind) : mutation.kind}:${entityIdOf(mutation)}`
}
