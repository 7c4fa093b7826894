import type { PushReply, Verdict } from '@second-wind/core/sync/protocol'
import { ackRanges, settleVerdicts } from '@second-wind/core/sync/settle-verdicts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMutation, someMutations } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'

const someSeqs = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 120 })

describe('matching a reply with the sent mutations', () => {
  test('each mutation gets its own verdict, and unknown verdicts are ignored', () => {
    const settlement = settleVerdicts(someMutations(4), {
      ...aReply([
        [1, 1],
        [4, 90],
      ]),
      verdicts: [aVerdict(2, 'rejected'), aVerdict(3, 'deferred'), aVerdict(77, 'rejected')],
    })
    expect(settlement).toEqual({
      applied: [idNumbered(1), idNumbered(4)],
      deferred: [aVerdict(3, 'deferred')],
      rejected: [aVerdict(2, 'rejected')],
    })
  })

  test('a reply that omits a mutation is rejected completely', () => {
    expect(
      settleVerdicts(
        someMutations(3),
        aReply([
          [1, 1],
          [3, 3],
        ]),
      ),
    ).toBeUndefined()
    expect(settleVerdicts(someMutations(1), aReply([]))).toBeUndefined()
  })

  test('a mutation that is both rejected and in an acknowledged range counts as rejected', () => {
    const settlement = settleVerdicts(someMutations(1), {
      ...aReply([[1, 1]]),
      verdicts: [aVerdict(1, 'rejected')],
    })
    expect(settlement).toEqual({ applied: [], deferred: [], rejected: [aVerdict(1, 'rejected')] })
  })

  test('an empty push is settled by any reply', () => {
    expect(settleVerdicts([], aReply([]))).toEqual({ applied: [], deferred: [], rejected: [] })
  })

  test('exactly the acknowledged mutations leave the outbox', () => {
    fc.assert(
      fc.property(someSeqs, someSeqs, (sent, known) => {
        const settlement = settleVerdicts(
          sent.map((clientSeq) => aMutation({ clientSeq })),
          aReply(ackRanges(known)),
        )
        const believed = sent.every((seq) => known.includes(seq))
        expect(settlement?.applied).toEqual(believed ? sent.map(idNumbered) : undefined)
      }),
    )
  })
})

describe('sequence numbers combined into ranges', () => {
  test('consecutive numbers share a range', () => {
    expect(ackRanges([7, 3, 1, 2])).toEqual([
      [1, 3],
      [7, 7],
    ])
    expect(ackRanges([5, 5, 6])).toEqual([[5, 6]])
    expect(ackRanges([])).toEqual([])
  })

  test('the ranges cover exactly the given set, in order, with gaps between them', () => {
    fc.assert(
      fc.property(someSeqs, (seqs) => {
        const ranges = ackRanges(seqs)
        const covered = ranges.flatMap(([from, to]) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        )
        expect(covered).toEqual(seqs.toSorted((a, b) => a - b))
        for (const [index, [from]] of ranges.entries())
          expect(from).toBeGreaterThan((ranges[index - 1]?.[1] ?? -1) + 1)
      }),
    )
  })
})

function aReply(acked: [number, number][]): PushReply {
  return { serverTime: '2026-11-20T18:02:00Z', serverEpoch: 'a', acked, verdicts: [] }
}

function aVerdict(clientSeq: number, outcome: Verdict['outcome']): Verdict {
  const code = outcome === 'rejected' ? 'invalid_payload' : 'parent_unknown'
  return { mutationId: idNumbered(clientSeq), outcome, error: { code, message: 'No.' } }
}
