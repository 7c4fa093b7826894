import { limits } from '../platform/http/limits.ts'
import { epochMs } from '../platform/moment.ts'
import { backoffMs, maxWaitMs } from './backoff.ts'
import {
  type BatchAttempt,
  batchLimitAfterFailure,
  type Bisection,
  confirmMutationAtFault,
  narrowAfterSuccess,
  narrowBatch,
  noWait,
} from './bisect-batch.ts'
import { flushStepFor, type FlushStep } from './flush-step.ts'
import { isReadMark, type Mutation } from './mutation.ts'
import type { PushReply } from './protocol.ts'
import type { PushResult } from './push-result.ts'
import { settleVerdicts, type Settlement } from './settle-verdicts.ts'
import type { SyncChannel } from './sync-channel.ts'

/** The ports of a flush. The real ones are in web/src/data/local. */
export type SendOutboxPorts = {
  clock: { now(): number }
  random(): number
  net: { push(mutations: Mutation[], outbox: OutboxReport): Promise<PushResult> }
  store: {
    readChannel(): Promise<SyncChannel>
    writeChannel(channel: SyncChannel): Promise<void>
    /** The changes that may be sent now: oldest first, in order per entity, within `limit` and the byte limit. */
    nextBatch(limit: number, now: number): Promise<Mutation[]>
    reportUnsent(): Promise<OutboxReport>
    /** One transaction: applied rows become receipts, rejected ones dead letters, deferred ones wait. */
    commit(outcome: BatchOutcome): Promise<void>
    addDeadLetter(
      mutationId: string,
      code: 'too_large' | 'unknown_reject',
      channel: SyncChannel,
    ): Promise<void>
  }
  /** Runs the turn while no other tab or worker does; 'busy' if one of them holds the lock for too long. */
  locks: { runExclusive<T>(turn: () => Promise<T>): Promise<T | 'busy'> }
  auth: { ownerId(): Promise<number | undefined> }
}

/** `batch`: what was sent. `channel`: its new state. `now`: epoch milliseconds, when the reply arrived. */
export type BatchOutcome = {
  settlement: Settlement
  batch: readonly Mutation[]
  serverTime: string
  channel: SyncChannel
  now: number
}

/** All unsent changes on this phone except read marks. */
export type OutboxReport = { pendingCount: number; oldestPendingAt: string | null }

export type FlushResult =
  /** Nothing more can be sent now; `pending` may still count deferred changes. */
  | { outcome: 'drained'; pending: number }
  /** There is no point in trying again before `nextAttemptAt` (epoch ms). */
  | { outcome: 'waiting'; pending: number; nextAttemptAt: number }
  /** Another tab or the worker is flushing. */
  | { outcome: 'busy' }
  /** No clinic has approved this phone, so there is no patient to send for. */
  | { outcome: 'not-linked'; pending: number }

export type FlushTurn = { next: 'again' } | { next: 'stop'; result: FlushResult }

/**
 * Sends the outbox, batch by batch, until nothing can be sent.
 *
 * 1. The lock is held per batch, never for the whole flush; because of the ids, an overlap has no effect.
 * 2. The verdicts of a batch are stored in one transaction: an interruption loses nothing.
 * 3. Every loop reads the store again, so entries logged meanwhile are sent too.
 *
 * @param skipBackoff true when something changed (signal is back, the person asked): an earlier wait is skipped, unless
 *   the server asked for it
 */
export async function sendOutbox(ports: SendOutboxPorts, skipBackoff: boolean): Promise<FlushResult> {
  const bisection: Bisection = { limit: limits.syncMutationsPerPush, suspects: 0 }
  let respectsBackoff = !skipBackoff
  for (;;) {
    const turn = await ports.locks.runExclusive(() => sendOneBatch(ports, respectsBackoff, bisection))
    if (turn === 'busy') return { outcome: 'busy' }
    if (turn.next === 'stop') return turn.result
    respectsBackoff = false
  }
}

async function sendOneBatch(
  ports: SendOutboxPorts,
  respectsBackoff: boolean,
  bisection: Bisection,
): Promise<FlushTurn> {
  const { clock, net, store, auth } = ports
  const channel = await store.readChannel()
  const outbox = await store.reportUnsent()
  const waitUntil = plausibleWaitUntil(
    respectsBackoff ? channel.nextAttemptAt : channel.askedToWaitUntil,
    clock.now(),
  )
  if ((await auth.ownerId()) === undefined)
    return stop({ outcome: 'not-linked', pending: outbox.pendingCount })
  if (waitUntil > clock.now()) {
    return stop({ outcome: 'waiting', pending: outbox.pendingCount, nextAttemptAt: waitUntil })
  }

  const batch = await store.nextBatch(Math.min(bisection.limit, channel.batchLimit), clock.now())
  if (batch.length === 0) return stop({ outcome: 'drained', pending: outbox.pendingCount })

  const sentAt = clock.now()
  const result = rejectIncompleteReply(await net.push(batch, outbox), batch)
  const step =
    batch.length > 1
      ? flushStepFor(result)
      : await confirmMutationAtFault(flushStepFor(result), ports, outbox)

  const attempt: BatchAttempt = { channel, outbox, batch, sentAt, respectsBackoff }
  switch (step.do) {
    case 'settle':
      return settleBatch(ports, attempt, step.reply, bisection)
    case 'narrow':
      return narrowBatch(ports, attempt, step.code, bisection)
    case 'wait':
      return storeWait(ports, attempt, step, bisection)
  }
}

async function settleBatch(
  { clock, store }: SendOutboxPorts,
  { channel, outbox, batch, sentAt }: BatchAttempt,
  reply: PushReply,
  bisection: Bisection,
): Promise<FlushTurn> {
  const settlement = settleVerdicts(batch, reply)
  if (!settlement)
    throw new Error('The reply leaves out a mutation. flushStepFor should have stopped the flush.')
  narrowAfterSuccess(bisection, batch.length)
  const left = outbox.pendingCount - countSettled(batch, settlement)
  const now = clock.now()
  const afterReply = channelAfterReply(channel, reply, sentAt, now, left)
  await store.commit({ settlement, batch, serverTime: reply.serverTime, channel: afterReply, now })
  return { next: 'again' }
}

async function storeWait(
  ports: SendOutboxPorts,
  { channel, outbox, batch, respectsBackoff }: BatchAttempt,
  { reach, smaller, retryAfterMs }: Extract<FlushStep, { do: 'wait' }>,
  bisection: Bisection,
): Promise<FlushTurn> {
  const failures = (respectsBackoff ? channel.failures : 0) + 1
  const nextAttemptAt = ports.clock.now() + backoffMs(failures, ports.random(), retryAfterMs)
  const batchLimit = smaller
    ? Math.max(1, Math.floor(batch.length / 2))
    : batchLimitAfterFailure(bisection, channel)
  const askedToWaitUntil = retryAfterMs === undefined ? 0 : nextAttemptAt
  await ports.store.writeChannel({ ...channel, reach, failures, nextAttemptAt, askedToWaitUntil, batchLimit })
  return stop({ outcome: 'waiting', pending: outbox.pendingCount, nextAttemptAt })
}

/** Counts only changes that the report also counts. */
function countSettled(batch: readonly Mutation[], { deferred }: Settlement): number {
  const kept = new Set(deferred.map(({ mutationId }) => mutationId))
  return batch.filter((mutation) => !isReadMark(mutation) && !kept.has(mutation.mutationId)).length
}

/** A wait longer than our maximum comes from a wrong clock and counts as over. */
function plausibleWaitUntil(until: number, now: number): number {
  return until > now + maxWaitMs ? now : until
}

/** Discards a reply that leaves out a mutation we sent. */
function rejectIncompleteReply(result: PushResult, batch: readonly Mutation[]): PushResult {
  return result.kind === 'reply' && !settleVerdicts(batch, result.reply) ? { kind: 'not-ours' } : result
}

function channelAfterReply(
  channel: SyncChannel,
  reply: PushReply,
  sentAt: number,
  now: number,
  left: number,
): SyncChannel {
  return {
    reach: 'ok',
    failures: 0,
    ...noWait,
    batchLimit: Math.min(limits.syncMutationsPerPush, channel.batchLimit * 2),
    lastContactAt: now,
    lastSyncAt: left <= 0 ? now : channel.lastSyncAt,
    clockOffsetMs: epochMs(reply.serverTime) - (sentAt + now) / 2,
    serverEpoch: reply.serverEpoch,
  }
}

const stop = (result: FlushResult): FlushTurn => ({ next: 'stop', result })
