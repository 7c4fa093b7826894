import type { Mutation } from '@second-wind/core/sync/mutation'
import type { PushResult } from '@second-wind/core/sync/push-result'
import {
  sendOutbox,
  type SendOutboxPorts,
  type FlushResult,
  type OutboxReport,
} from '@second-wind/core/sync/send-outbox'
import { ackRanges } from '@second-wind/core/sync/settle-verdicts'
import { memoryOutbox, type MemoryOutbox } from '../../support/memory-outbox.ts'
import { virtualClock, type VirtualClock } from '../../support/virtual-clock.ts'

export type Server = (mutations: Mutation[], outbox: OutboxReport) => PushResult | Promise<PushResult>

export type Phone = {
  ports: SendOutboxPorts
  outbox: MemoryOutbox
  clock: VirtualClock
  /** What was sent, request by request. */
  requests: Mutation[][]
  flush(skipBackoff?: boolean): Promise<FlushResult>
  /** Lets the time pass that a flush asked for, and flushes again, as a timer does. */
  flushWhenDue(): Promise<FlushResult>
}

type Options = { waiting?: Mutation[]; server: Server; ownerId?: number | undefined; clock?: VirtualClock }

/** A phone with an outbox, one patient and a server whose replies the test sets. */
export function aPhone({ waiting = [], server, clock = virtualClock(), ...options }: Options): Phone {
  const outbox = memoryOutbox()
  for (const mutation of waiting) outbox.add(mutation)
  const requests: Mutation[][] = []
  let isHeld = false
  const ports: SendOutboxPorts = {
    clock,
    random: () => 0.5,
    store: outbox.store,
    auth: { ownerId: async () => ('ownerId' in options ? options.ownerId : 1) },
    net: {
      push: async (mutations, report) => {
        requests.push(mutations)
        return server(mutations, report)
      },
    },
    locks: {
      runExclusive: async (turn) => {
        if (isHeld) return 'busy'
        isHeld = true
        try {
          return await turn()
        } finally {
          isHeld = false
        }
      },
    },
  }
  const flush = (skipBackoff = false) => sendOutbox(ports, skipBackoff)
  return {
    ports,
    outbox,
    clock,
    requests,
    flush,
    flushWhenDue: () => {
      clock.advance(Math.max(0, outbox.channel().nextAttemptAt - clock.now()))
      return flush()
    },
  }
}

/** A server that applies everything. */
export function allApplied(mutations: Mutation[]): PushResult {
  const acked = ackRanges(mutations.map((mutation) => mutation.clientSeq))
  return {
    kind: 'reply',
    reply: { serverTime: '2026-11-20T18:02:00.000Z', serverEpoch: 'a', acked, verdicts: [] },
  }
}

/** Sends these replies in turn, then applies everything. */
export function firstResults(...results: PushResult[]): Server {
  const remaining = [...results]
  return (mutations) => remaining.shift() ?? allApplied(mutations)
}
