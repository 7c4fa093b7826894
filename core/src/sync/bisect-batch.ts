import { limits } from '../platform/http/limits.ts'
import { flushStepFor, type FlushStep } from './flush-step.ts'
import type { Mutation } from './mutation.ts'
import type { OutboxReport, SendOutboxPorts, FlushTurn } from './send-outbox.ts'
import type { SyncChannel } from './sync-channel.ts'

// Finds the one mutation that the server refuses with its whole batch, by halving the batch.

/**
 * Batch sizes shrink and grow within one flush; `suspects` counts the mutations among which the one at fault must be.
 */
export type Bisection = { limit: number; suspects: number }

/** One request and what was known before it was sent. */
export type BatchAttempt = {
  channel: SyncChannel
  outbox: OutboxReport
  batch: Mutation[]
  sentAt: number
  respectsBackoff: boolean
}

/** Halves the batch; a mutation that is alone in it is rejected. */
export async function narrowBatch(
  { clock, store }: SendOutboxPorts,
  { channel, batch }: BatchAttempt,
  code: 'too_large' | 'unknown_reject',
  bisection: Bisection,
): Promise<FlushTurn> {
  const afterContact: SyncChannel = {
    ...channel,
    reach: 'ok',
    failures: 0,
    ...noWait,
    lastContactAt: clock.now(),
  }
  if (batch.length === 1 && batch[0]) {
    bisection.suspects = 0
    bisection.limit = limits.syncMutationsPerPush
    await store.addDeadLetter(batch[0].mutationId, code, afterContact)
  } else {
    bisection.suspects = batch.length
    bisection.limit = Math.floor(batch.length / 2)
    await store.writeChannel(afterContact)
  }
  return { next: 'again' }
}

/** A single mutation is at fault only if the server accepts a request without it. */
export async function confirmMutationAtFault(
  step: FlushStep,
  { net }: SendOutboxPorts,
  outbox: OutboxReport,
): Promise<FlushStep> {
  if (step.do !== 'narrow') return step
  const withoutIt = flushStepFor(await net.push([], outbox))
  switch (withoutIt.do) {
    case 'settle':
      return step
    case 'wait':
      return withoutIt
    case 'narrow':
      return { do: 'wait', reach: 'unreachable', smaller: false }
  }
}

export function narrowAfterSuccess(bisection: Bisection, sent: number): void {
  bisection.suspects = Math.max(0, bisection.suspects - sent)
  bisection.limit =
    bisection.suspects > 0 ? Math.max(1, Math.floor(bisection.suspects / 2)) : limits.syncMutationsPerPush
}

/**
 * An interrupted search for the mutation at fault continues with small batches; otherwise it might start again
 * endlessly.
 */
export function batchLimitAfterFailure({ suspects, limit }: Bisection, { batchLimit }: SyncChannel): number {
  return suspects > 0 ? Math.min(limit, batchLimit) : batchLimit
}

export const noWait = { nextAttemptAt: 0, askedToWaitUntil: 0 }
