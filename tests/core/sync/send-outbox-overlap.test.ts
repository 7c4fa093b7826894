import type { PushResult } from '@second-wind/core/sync/push-result'
import { sendOutbox } from '@second-wind/core/sync/send-outbox'
import { describe, expect, test } from 'vitest'
import { aMutation, someMutations } from '../../fixtures/a-mutation.ts'
import { idNumbered } from '../../fixtures/ids.ts'
import { allApplied, aPhone, type Phone } from './a-phone.ts'

describe('a frozen tab that wakes', () => {
  // A lock taken away from a frozen tab does not stop its code: the tab goes on where it was, beside the new holder.

  test('sends no entry twice and loses none if another tab has sent everything', async () => {
    const { phone, frozen, wake } = await withFrozenTab(3)
    phone.outbox.add(aMutation({ clientSeq: 4 }))
    expect(await secondTab(phone)).toEqual({ outcome: 'drained', pending: 0 })
    wake(allApplied(someMutations(3)))
    expect(await frozen).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.requests.map((request) => request.length)).toEqual([3, 4])
    expect([1, 2, 3, 4].map((seq) => phone.outbox.receivedAt(idNumbered(seq)) !== undefined)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('keeps receipts stored by another tab if the connection is lost', async () => {
    const { phone, frozen, wake } = await withFrozenTab(3)
    await secondTab(phone)
    wake({ kind: 'unreachable' })
    expect(await frozen).toMatchObject({ outcome: 'waiting' })
    expect(phone.outbox.waiting()).toEqual([])
    phone.outbox.add(aMutation({ clientSeq: 4 }))
    expect(await phone.flushWhenDue()).toEqual({ outcome: 'drained', pending: 0 })
  })

  test('makes no dead letter of an entry received in the meantime if the request is refused', async () => {
    const { phone, frozen, wake } = await withFrozenTab(1)
    await secondTab(phone)
    wake({ kind: 'refused', status: 422 })
    expect(await frozen).toEqual({ outcome: 'drained', pending: 0 })
    expect(phone.outbox.deadLetters()).toEqual([])
    expect(phone.outbox.receivedAt(idNumbered(1))).toBeDefined()
  })
})

describe('two tabs flushing at the same time', () => {
  test('only the entry at fault becomes a dead letter when both halve a refused batch', async () => {
    const phone = aPhone({
      waiting: someMutations(40),
      server: (mutations) =>
        mutations.some(({ clientSeq }) => clientSeq === 29)
          ? { kind: 'refused', status: 400 }
          : allApplied(mutations),
    })
    await Promise.all([secondTab(phone), secondTab(phone)])
    expect(phone.outbox.deadLetters().map(({ mutation }) => mutation.clientSeq)).toEqual([29])
    expect(phone.outbox.waiting()).toEqual([])
  })
})

/** A phone of which one tab has sent everything and hangs before it can read the answer. */
async function withFrozenTab(waiting: number): Promise<{
  phone: Phone
  frozen: ReturnType<Phone['flush']>
  wake(result: PushResult): void
}> {
  let wake = (_answer: PushResult) => {}
  const firstResult = new Promise<PushResult>((resolve) => {
    wake = resolve
  })
  const phone = aPhone({
    waiting: someMutations(waiting),
    server: (mutations) => (phone.requests.length === 1 ? firstResult : allApplied(mutations)),
  })
  const frozen = phone.flush()
  while (phone.requests.length === 0) await Promise.resolve()
  return { phone, frozen, wake }
}

/** A flush that takes the lock from its holder. */
const secondTab = ({ ports }: Phone) =>
  sendOutbox({ ...ports, locks: { runExclusive: (turn) => turn() } }, true)
