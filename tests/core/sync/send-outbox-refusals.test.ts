import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someMutations } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { allApplied, aPhone, type Phone, type Server } from './a-phone.ts'

const refusedWith =
  (status: number, isCulprit: (clientSeq: number) => boolean): Server =>
  (mutations) =>
    mutations.some(({ clientSeq }) => isCulprit(clientSeq))
      ? { kind: 'refused', status }
      : allApplied(mutations)

const addDeadLetter = (phone: Phone) => phone.outbox.deadLetters().map(({ mutation }) => mutation.clientSeq)
const extraRequests = (count: number) => 2 * Math.log2(count) + 2

describe('an entry that makes the server refuse the whole batch', () => {
  test('is found among 500 and becomes a dead letter, and the other 499 arrive in the same flush', async () => {
    const phone = aPhone({ waiting: someMutations(500), server: refusedWith(422, (seq) => seq === 333) })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.outbox.deadLetters()).toMatchObject([
      { code: 'unknown_reject', mutation: { clientSeq: 333 } },
    ])
    expect(phone.outbox.receivedAt(idNumbered(334))).toBeDefined()
  })

  test('is found by halving, at any position', async () => {
    const whereItStands = fc
      .integer({ min: 1, max: 500 })
      .chain((count) =>
        fc.tuple(fc.constant(count), fc.integer({ min: 1, max: count }), fc.constantFrom(400, 413, 422)),
      )
    await fc.assert(
      fc.asyncProperty(whereItStands, async ([count, culprit, status]) => {
        const phone = aPhone({
          waiting: someMutations(count),
          server: refusedWith(status, (seq) => seq === culprit),
        })
        expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
        expect(addDeadLetter(phone)).toEqual([culprit])
        expect(phone.requests.length - 1).toBeLessThanOrEqual(extraRequests(count))
      }),
    )
  })

  test('is found one by one if there are several, and no other entry becomes a dead letter', async () => {
    const culprits = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(culprits, async (bad) => {
        const phone = aPhone({
          waiting: someMutations(80),
          server: refusedWith(400, (seq) => bad.includes(seq)),
        })
        expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
        expect(addDeadLetter(phone)).toEqual(bad.toSorted((a, b) => a - b))
        expect(phone.requests.length - 1).toBeLessThanOrEqual(bad.length * extraRequests(80))
      }),
    )
  })

  test('is still found if others in the batch are deferred', async () => {
    const phone = aPhone({
      waiting: someMutations(16),
      server: (mutations) => {
        if (mutations.some(({ clientSeq }) => clientSeq === 13)) return { kind: 'refused', status: 400 }
        const deferred = mutations.filter(({ clientSeq }) => clientSeq % 4 === 0)
        const result = allApplied(mutations.filter((mutation) => !deferred.includes(mutation)))
        if (result.kind !== 'reply') return result
        const error = { code: 'parent_unknown', message: 'Not yet.' } as const
        const verdicts = deferred.map(({ mutationId }) => ({
          mutationId,
          outcome: 'deferred' as const,
          error,
        }))
        return { kind: 'reply', reply: { ...result.reply, verdicts } }
      },
    })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 4 })
    expect(addDeadLetter(phone)).toEqual([13])
    expect(phone.outbox.waiting().map(({ clientSeq }) => clientSeq)).toEqual([4, 8, 12, 16])
  })

  test('is still found if the server accepts only three requests at a time', async () => {
    let requestCount = 0
    const picky = refusedWith(422, (seq) => seq === 400)
    const phone = aPhone({
      waiting: someMutations(500),
      server: (mutations, report) =>
        requestCount++ % 4 === 3 ? { kind: 'refused', status: 429 } : picky(mutations, report),
    })
    for (let flushes = 0; flushes < 12; flushes++) await phone.flushWhenDue()
    expect(addDeadLetter(phone)).toEqual([400])
    expect(phone.outbox.waiting()).toEqual([])
  })

  test('is not searched for if every request is refused, and no entry is lost', async () => {
    const phone = aPhone({ waiting: someMutations(20), server: () => ({ kind: 'refused', status: 400 }) })
    for (let flushes = 0; flushes < 5; flushes++) {
      expect(await phone.flushWhenDue()).toMatchObject({ outcome: 'waiting', pending: 20 })
    }
    expect(phone.outbox.deadLetters()).toEqual([])
    expect(phone.outbox.waiting()).toHaveLength(20)
  })

  test('does not become a dead letter without a reply to the confirming request', async () => {
    let requestCount = 0
    const phone = aPhone({
      waiting: someMutations(1),
      server: () => (requestCount++ === 0 ? { kind: 'refused', status: 400 } : { kind: 'unreachable' }),
    })
    expect(await phone.flush()).toMatchObject({ outcome: 'waiting', pending: 1 })
    expect(phone.outbox.deadLetters()).toEqual([])
  })
})

describe('batches that are too large', () => {
  test('become smaller if the server accepts at most 60 entries at a time', async () => {
    const phone = aPhone({
      waiting: someMutations(500),
      server: (mutations) =>
        mutations.length > 60 ? { kind: 'refused', status: 413 } : allApplied(mutations),
    })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.outbox.deadLetters()).toEqual([])
  })

  test('make a single too large entry a dead letter with that reason', async () => {
    const phone = aPhone({ waiting: someMutations(3), server: refusedWith(413, (seq) => seq === 1) })
    expect(await phone.flush()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.outbox.deadLetters()).toMatchObject([{ code: 'too_large', mutation: { clientSeq: 1 } }])
  })

  test('shrink if the connection is slow, and grow again with success', async () => {
    let capacity = 100
    const phone = aPhone({
      waiting: someMutations(500),
      server: (mutations) => (mutations.length > capacity ? { kind: 'timeout' } : allApplied(mutations)),
    })
    expect(await phone.flush()).toMatchObject({ outcome: 'waiting', pending: 500 })
    expect(phone.outbox.channel().batchLimit).toBe(250)
    await phone.flushWhenDue()
    capacity = 500
    expect(await phone.flushWhenDue()).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests.map((request) => request.length)).toEqual([500, 250, 125, 250, 125])
    expect(phone.outbox.channel().batchLimit).toBe(500)
  })
})
