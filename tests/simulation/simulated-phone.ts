import type { SeededRandom } from '@second-wind/api/demo/large/seeded-random'
import { patientId } from '@second-wind/core/platform/ids'
import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { type Mutation, sentVersionOf } from '@second-wind/core/sync/mutation'
import { protocolVersion } from '@second-wind/core/sync/protocol'
import { pullChanges, type PullPorts } from '@second-wind/core/sync/pull-changes'
import { sendOutbox, type SendOutboxPorts, type FlushResult } from '@second-wind/core/sync/send-outbox'
import { memoryOutbox, recordKey, type MemoryOutbox } from '../support/memory-outbox.ts'
import type { Link, Network } from './faulty-network.ts'
import { flushLock } from './flush-lock.ts'
import { shownRecords, type ShownRecords } from './shown-records.ts'
import { simulatedProcess, type SimulatedProcess } from './simulated-process.ts'
import type { Timeline } from './timeline.ts'

const owner = patientId.parse(1)
export const storyStartMs = Date.parse('2026-11-20T18:00:00Z')
const pollMs = minuteMs
const minDelayMs = 1_000

export type SimulatedPhone = {
  deviceId: string
  outbox: MemoryOutbox
  link: Link
  shown: ShownRecords['byKey']
  /** Tabs and worker, the killed ones included. */
  processes: SimulatedProcess[]
  clock: { now(): number; runAheadMs(ms: number): void }
  setSignedIn(isSignedIn: boolean): void
  /** From now on each use of the storage fails with this probability. */
  breakStorage(probability: number): void
  save(change: Pick<Mutation, 'mutationId' | 'kind' | 'payload' | 'entityId'>): void
  discard(mutationId: string): Mutation
  openTab(): void
}

type Options = {
  deviceId: string
  timeline: Timeline
  random: SeededRandom
  network: Network
  /** Kills or freezes the process, perhaps. */
  maybeStop(process: SimulatedProcess): void
}

/** One phone of a story: its storage outlives its processes, each of which flushes as web/src/data/local does. */
export function simulatedPhone({ deviceId, timeline, random, network, maybeStop }: Options): SimulatedPhone {
  let aheadMs = 0
  let isSignedIn = true
  let storageFails = 0
  let clientSeq = 0
  const clock = {
    now: () => storyStartMs + timeline.now() + aheadMs,
    runAheadMs: (ms: number) => {
      aheadMs = ms
    },
  }
  const outbox = memoryOutbox()
  const lock = flushLock(clock)
  const link: Link = { cut: 'no' }
  const shown = shownRecords({
    unsentOf: (key) => outbox.waiting().filter((mutation) => recordKey(mutation) === key),
    refusedOf: (key) =>
      outbox.deadLetters().flatMap(({ mutation }) => (recordKey(mutation) === key ? [mutation] : [])),
  })
  const processes: SimulatedProcess[] = []

  const failIfStorageBroken = () => {
    if (random.chance(storageFails)) throw new Error('the storage is gone')
  }

  const portsFor = (process: SimulatedProcess): SendOutboxPorts & PullPorts => {
    /** The process may be stopped before the work and after it, never within: a transaction is all or nothing. */
    const step = async <T>(work: () => T | Promise<T>): Promise<T> => {
      maybeStop(process)
      await process.pause(random.between(0, 3))
      failIfStorageBroken()
      const result = await work()
      await process.pause(random.between(0, 3))
      return result
    }
    const { store } = outbox
    return {
      clock,
      random: random.next,
      locks: { runExclusive: (turn) => lock.runExclusive(process, turn) },
      auth: { ownerId: () => step(() => (isSignedIn ? owner : undefined)) },
      store: {
        readChannel: () => step(store.readChannel),
        writeChannel: (channel) => step(() => store.writeChannel(channel)),
        nextBatch: (limit, now) => step(() => store.nextBatch(limit, now)),
        reportUnsent: () => step(store.reportUnsent),
        commit: (outcome) => step(() => store.commit(outcome)),
        addDeadLetter: (id, code, channel) => step(() => store.addDeadLetter(id, code, channel)),
        readCursor: () => step(shown.store.readCursor),
        forgetCursor: () => step(shown.store.forgetCursor),
        applyPage: (page, requestedCursor) => step(() => shown.store.applyPage(page, requestedCursor)),
      },
      net: {
        push: async (mutations, report) => {
          const clientSentAt = new Date(clock.now()).toISOString()
          const envelope = {
            protocol: protocolVersion,
            deviceId,
            ownerId: owner,
            appVersion: 'story',
            clientSentAt,
            ...report,
          }
          return process.unlessStopped(network.push(link, { ...envelope, mutations }))
        },
        pull: (from) => process.unlessStopped(network.pull(link, deviceId, from)),
      },
    }
  }

  async function runFlushLoop(process: SimulatedProcess): Promise<void> {
    const ports = portsFor(process)
    for (let skipBackoff = true; ;) {
      const restMs = await flush(ports, skipBackoff).catch(() => pollMs)
      skipBackoff = await process.pauseUnlessPoked(restMs)
    }
  }

  async function flush(ports: SendOutboxPorts & PullPorts, skipBackoff: boolean): Promise<number> {
    const result = await sendOutbox(ports, skipBackoff)
    if (result.outcome === 'drained') await pullChanges(ports)
    return nextFlushDelayMs(result, clock.now())
  }

  return {
    deviceId,
    outbox,
    link,
    shown: shown.byKey,
    processes,
    clock,
    setSignedIn: (value) => {
      isSignedIn = value
    },
    breakStorage: (probability) => {
      storageFails = probability
    },
    save: (change) => {
      failIfStorageBroken()
      clientSeq += 1
      const mutation = {
        ...change,
        clientSeq,
        v: sentVersionOf(change.kind),
        ...captureMoment(clock.now(), 0),
      }
      outbox.add(mutation)
      shown.cover(mutation)
    },
    discard: (mutationId) => {
      // The record still shows the discarded change.
      const mutation = outbox.takeDeadLetter(mutationId)
      shown.uncover(recordKey(mutation))
      shown.readAgain()
      return mutation
    },
    openTab: () => {
      const process = simulatedProcess(timeline)
      processes.push(process)
      void runFlushLoop(process)
    },
  }
}

/** At most a minute, whatever the flush says: the clock may have been set since. */
function nextFlushDelayMs(result: FlushResult, now: number): number {
  if (result.outcome !== 'waiting') return pollMs
  return Math.min(Math.max(result.nextAttemptAt - now, minDelayMs), pollMs)
}
