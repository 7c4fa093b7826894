import type { EntityKind, RecordKind } from '@second-wind/core/sync/mutation'
import type { RejectCode, SyncFacts } from '@second-wind/core/sync/sync-status'
import { readAccountId } from '../account/account.ts'
import { authMode } from '../account/auth-mode.ts'
import { db } from '../database/db-connection.ts'
import { readChannel } from '../database/meta.ts'
import { listReceipts } from './receipts.ts'
import { reportUnsent } from './unsent-report.ts'

/** The facts behind the app's sync status, each from a query: nothing is counted in memory. */
export async function readSyncFacts(): Promise<Omit<SyncFacts, 'saysOffline'>> {
  const [{ pendingCount: pending, oldestPendingAt: oldest }, attention, channel] = await Promise.all([
    reportUnsent(),
    db.deadletter.count(),
    readChannel(),
  ])
  const oldestPendingAt = oldest === null ? undefined : Date.parse(oldest)
  const isUnlinked = authMode === 'real' && (await readAccountId()) === undefined
  return { pending, attention, oldestPendingAt, channel, isUnlinked }
}

/** Answers to messages count apart from messages that were only read. */
export type PendingKind = RecordKind | 'answers'

/** Unsent changes by kind of record. */
export async function countPendingByKind(): Promise<Record<PendingKind, number>> {
  const counts: Record<PendingKind, number> = {
    symptoms: 0,
    triage: 0,
    activities: 0,
    profile: 0,
    messages: 0,
    answers: 0,
  }
  await db.outbox.each((row) => {
    if (row.kind === 'messages.answer') counts.answers += 1
    else if (row.entity !== 'notifications') counts[row.entity] += 1
  })
  return counts
}

export type EntityTraceRow = {
  queued: boolean
  mutationIds: string[]
  rejected: RejectCode | undefined
  receivedAt: string | undefined
}

/** What outbox, dead letters and receipts contain about each record. */
export async function readEntityTraces(
  entity: EntityKind,
  ids: readonly string[],
): Promise<Map<string, EntityTraceRow>> {
  const keys = ids.map((id) => [entity, id] as const)
  const [queued, rejected, receipts] = await Promise.all([
    db.outbox.where('[entity+entityId]').anyOf(keys).toArray(),
    db.deadletter.where('[entity+entityId]').anyOf(keys).toArray(),
    listReceipts(entity, ids),
  ])
  return new Map(
    ids.map((id) => {
      const mine = queued.filter((row) => row.entityId === id)
      return [
        id,
        {
          queued: mine.length > 0,
          mutationIds: mine.map((row) => row.mutationId),
          rejected: rejected.find((row) => row.entityId === id)?.code,
          receivedAt: latest(receipts.filter((row) => row.entityId === id).map((row) => row.at)),
        },
      ]
    }),
  )
}

const latest = (instants: string[]): string | undefined => instants.toSorted().at(-1)
