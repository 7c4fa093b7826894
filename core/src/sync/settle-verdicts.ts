import type { Mutation } from './mutation.ts'
import type { PushReply, Verdict } from './protocol.ts'

/** The outcome for each mutation that was sent. */
export type Settlement = {
  applied: string[]
  deferred: Verdict[]
  rejected: Verdict[]
}

/**
 * Matches a reply to the mutations that were sent: each is in an acked range or has a verdict. Undefined if the reply
 * leaves one out; the whole reply is then ignored (docs/architecture.md, Sync).
 */
export function settleVerdicts(
  sent: readonly Pick<Mutation, 'mutationId' | 'clientSeq'>[],
  reply: PushReply,
): Settlement | undefined {
  const verdicts = new Map(reply.verdicts.map((verdict) => [verdict.mutationId, verdict]))
  const settlement: Settlement = { applied: [], deferred: [], rejected: [] }
  for (const { mutationId, clientSeq } of sent) {
    const verdict = verdicts.get(mutationId)
    if (verdict) settlement[verdict.outcome].push(verdict)
    else if (reply.acked.some(([from, to]) => from <= clientSeq && clientSeq <= to))
      settlement.applied.push(mutationId)
    else return undefined
  }
  return settlement
}

/** Combines sequence numbers into inclusive ranges, in order: 1, 2, 3, 7 becomes [1,3], [7,7]. */
export function ackRanges(clientSeqs: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const seq of clientSeqs.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && seq <= last[1] + 1) last[1] = Math.max(last[1], seq)
    else ranges.push([seq, seq])
  }
  return ranges
}
