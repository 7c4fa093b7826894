import { minuteMs } from '@second-wind/core/platform/moment'
import { maxWaitMs } from '@second-wind/core/sync/backoff'
import type { Verdict } from '@second-wind/core/sync/protocol'
import type { PushResult } from '@second-wind/core/sync/push-result'
import { describe, expect, test } from 'vitest'
import { aMutation, someMutations } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { deferredForMs } from '../../support/memory-outbox.ts'
import { virtualClock } from '../../support/virtual-clock.ts'
import { allApplied, aPhone, firstResults } from './a-phone.ts'

const unreachable: PushResult = { kind: 'unreachable' }

describe('when signal is back, a flush', () => {
  test('sends everything in one request, in order of logging, and stores the receipts', async () => {
    const phone = aPhone({ waiting: someMutations(12), server: allApplied })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests).toEqual([someMutations(12)])
    expect(phone.outbox.receivedAt(idNumbered(12))).toBe('2026-11-20T18:02:00.000Z')
  })

  test('sends several requests for more than 500 entries', async () => {
    const phone = aPhone({ waiting: someMutations(1200), server: allApplied })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests.map((request) => request.length)).toEqual([500, 500, 200])
  })

  test('sends nothing from an empty outbox', async () => {
    const phone = aPhone({ server: allApplied })
    expect(await phone.flush(true)).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests).toEqual([])
  })

  test('also sends an entry logged while others are being sent', async () => {
    const phone = aPhone({
      waiting: someMutations(2),
      server: (mutations) => {
        if (phone.requests.length === 1) phone.outbox.add(aMutation({ clientSeq: 3 }))
        return allApplied(mutations)
      },
    })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests.map((request) => request.length)).toEqual([2, 1])
  })

  test('stores the time of the last contact, of the last complete flush, and the clock offset', async () => {
    const phone = aPhone({ waiting: someMutations(1), server: allApplied })
    await phone.flush()
    expect(phone.outbox.channel()).toMatchObject({
      reach: 'ok',
      failures: 0,
      lastContactAt: phone.clock.now(),
      lastSyncAt: phone.clock.now(),
      clockOffsetMs: 2 * minuteMs,
      serverEpoch: 'a',
    })
  })

  test('stores its completion if an entry is logged between counting and sending', async () => {
    const phone = aPhone({ waiting: someMutations(1), server: allApplied })
    const { reportUnsent } = phone.ports.store
    phone.ports.store.reportUnsent = async () => {
      const before = await reportUnsent()
      if (phone.requests.length === 0) phone.outbox.add(aMutation({ clientSeq: 2 }))
      return before
    }
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.outbox.channel().lastSyncAt).toBe(phone.clock.now())
  })
})

describe('failed and partial replies', () => {
  test('a batch whose reply was lost is sent again, and each entry has one effect', async () => {
    const effects = new Set<string>()
    const phone = aPhone({
      waiting: someMutations(5),
      server: (mutations) => {
        for (const { mutationId } of mutations) effects.add(mutationId)
        return phone.requests.length === 1 ? unreachable : allApplied(mutations)
      },
    })
    expect(await phone.flush()).toMatchObject({ outcome: 'waiting', pending: 5 })
    expect(phone.outbox.receivedAt(idNumbered(1))).toBeUndefined()
    expect(await phone.flushWhenDue()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests[1]).toEqual(phone.requests[0])
    expect(effects.size).toBe(5)
  })

  test('a reply that omits an entry is treated as a portal page', async () => {
    const phone = aPhone({ waiting: someMutations(5), server: (mutations) => allApplied(mutations.slice(1)) })
    expect(await phone.flush()).toMatchObject({ outcome: 'waiting', pending: 5 })
    expect(phone.outbox.channel().reach).toBe('portal')
    expect(phone.outbox.waiting()).toHaveLength(5)
  })

  test.each([
    ['unreachable', unreachable],
    ['unreachable', { kind: 'timeout' }],
    ['portal', { kind: 'not-ours' }],
    ['signed-out', { kind: 'refused', status: 401 }],
    ['signed-out', { kind: 'refused', status: 403 }],
    ['revoked', { kind: 'refused', status: 401, code: 'revoked' }],
    ['update-needed', { kind: 'refused', status: 426 }],
    ['unreachable', { kind: 'refused', status: 404 }],
    ['unreachable', { kind: 'refused', status: 429 }],
    ['unreachable', { kind: 'refused', status: 500 }],
    ['unreachable', { kind: 'refused', status: 503 }],
  ] as const)('%s after %o keeps every entry', async (reach, result) => {
    const phone = aPhone({ waiting: someMutations(3), server: () => result })
    expect(await phone.flush()).toMatchObject({ outcome: 'waiting', pending: 3 })
    expect(phone.outbox.channel().reach).toBe(reach)
    expect(phone.outbox.waiting()).toHaveLength(3)
    expect(phone.outbox.deadLetters()).toEqual([])
  })

  test('one rejected entry among ten becomes a dead letter, and nine arrive', async () => {
    const phone = aPhone({ waiting: someMutations(10), server: withVerdicts(3, 'rejected') })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests).toHaveLength(1)
    expect(phone.outbox.deadLetters()).toMatchObject([{ code: 'parent_unknown', mutation: { clientSeq: 3 } }])
  })

  test('a deferred entry waits five minutes while the rest is sent', async () => {
    let isKnown = false
    const phone = aPhone({
      waiting: someMutations(4),
      server: (mutations) => (isKnown ? allApplied(mutations) : withVerdicts(2, 'deferred')(mutations)),
    })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 1 })
    expect(await phone.flush(true)).toEqual({ outcome: 'drained', pending: 1 })
    expect(phone.requests).toHaveLength(1)
    isKnown = true
    phone.clock.advance(deferredForMs)
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
  })
})

describe('waiting times', () => {
  test('a failed flush is repeated at the planned time, however often it fails', async () => {
    const phone = aPhone({ waiting: someMutations(1), server: () => unreachable })
    const waits: number[] = []
    for (let attempt = 1; attempt <= 200; attempt++) {
      const result = await phone.flushWhenDue()
      if (result.outcome === 'waiting') waits.push(result.nextAttemptAt - phone.clock.now())
      expect(phone.requests).toHaveLength(attempt)
      expect(await phone.flush()).toEqual(result)
      expect(phone.requests).toHaveLength(attempt)
    }
    expect(waits.slice(0, 5)).toEqual([750, 2_000, 4_000, 8_000, 16_000])
    expect(Math.max(...waits)).toBeLessThanOrEqual(maxWaitMs)
  })

  test('returning signal or a tap by the patient skips the wait and resets the count', async () => {
    const phone = aPhone({
      waiting: someMutations(1),
      server: firstResults(...Array.from({ length: 9 }, () => unreachable)),
    })
    for (let attempt = 0; attempt < 8; attempt++) await phone.flushWhenDue()
    expect(phone.outbox.channel().failures).toBe(8)
    const result = await phone.flush(true)
    expect(result).toMatchObject({ outcome: 'waiting', nextAttemptAt: phone.clock.now() + 750 })
    expect(await phone.flush(true)).toEqual({ outcome: 'drained', pending: 0 })
  })

  test('a busy server is not contacted before the time in Retry-After is over', async () => {
    const busy: PushResult = { kind: 'refused', status: 503, retryAfterMs: minuteMs }
    const phone = aPhone({ waiting: someMutations(1), server: firstResults(busy) })
    const result = await phone.flush()
    expect(result).toMatchObject({ outcome: 'waiting', nextAttemptAt: phone.clock.now() + 63_000 })
    expect(await phone.flush(true)).toEqual(result)
    expect(phone.requests).toHaveLength(1)
    expect(await phone.flushWhenDue()).toEqual({ outcome: 'drained', pending: 0 })
  })

  test('a wait set while the clock was at 2030 is over as soon as the clock is right', async () => {
    const clock = virtualClock('2030-01-01T00:00:00Z')
    const phone = aPhone({ clock, waiting: someMutations(1), server: firstResults(unreachable) })
    await phone.flush()
    clock.setTo('2026-11-20T18:00:00Z')
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
  })

  test('any reply of the server ends the wait, even a refusal', async () => {
    const refusal: PushResult = { kind: 'refused', status: 422 }
    const phone = aPhone({
      waiting: someMutations(1),
      server: firstResults({ ...refusal, status: 503 }, refusal),
    })
    await phone.flush()
    expect(await phone.flush(true)).toEqual({ outcome: 'drained', pending: 0 })
    phone.outbox.add(aMutation({ clientSeq: 2 }))
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.outbox.receivedAt(idNumbered(2))).toBeDefined()
  })
})

describe('permission to flush', () => {
  test('a second tab does not flush while the first one flushes', async () => {
    let release = () => {}
    const phone = aPhone({
      waiting: someMutations(3),
      server: async (mutations) => {
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return allApplied(mutations)
      },
    })
    const first = phone.flush()
    await until(() => phone.requests.length === 1)
    expect(await phone.flush(true)).toEqual({ outcome: 'busy' })
    release()
    expect(await first).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests).toHaveLength(1)
  })

  test('a phone not linked to a clinic sends nothing, keeps everything and reports the number', async () => {
    const phone = aPhone({ waiting: someMutations(3), server: allApplied, ownerId: undefined })
    expect(await phone.flush(true)).toEqual({ outcome: 'not-linked', pending: 3 })
    expect(phone.requests).toEqual([])
    expect(phone.outbox.waiting()).toHaveLength(3)
  })

  test('a flush that throws releases the lock and loses nothing', async () => {
    const phone = aPhone({ waiting: someMutations(2), server: allApplied })
    const { commit } = phone.ports.store
    phone.ports.store.commit = () => Promise.reject(new Error('QuotaExceededError'))
    await expect(phone.flush()).rejects.toThrow('QuotaExceededError')
    phone.ports.store.commit = commit
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
  })
})

function withVerdicts(clientSeq: number, outcome: Verdict['outcome']) {
  return (mutations: ReturnType<typeof someMutations>): PushResult => {
    const result = allApplied(mutations.filter((mutation) => mutation.clientSeq !== clientSeq))
    if (result.kind !== 'reply' || !mutations.some((mutation) => mutation.clientSeq === clientSeq))
      return result
    const error = { code: 'parent_unknown', message: 'Not known.' } as const
    return {
      kind: 'reply',
      reply: { ...result.reply, verdicts: [{ mutationId: idNumbered(clientSeq), outcome, error }] },
    }
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await Promise.resolve()
}
