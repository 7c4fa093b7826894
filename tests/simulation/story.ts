import { seededRandom, type SeededRandom } from '@second-wind/api/demo/large/seeded-random'
import { dayMs, hourMs, minuteMs } from '@second-wind/core/platform/moment'
import type { PushRequest } from '@second-wind/core/sync/protocol'
import { idNumbered } from '../fixtures/ids.ts'
import { faultyNetwork, networkFaultKinds } from './faulty-network.ts'
import {
  assertConverged,
  assertNothingLost,
  assertSendableDrained,
  assertAppliedOnceInOrder,
} from './invariants.ts'
import { saveRandomChange, settleDeadLetters, type StoryState, type Poison } from './patient-actions.ts'
import { simulatedPhone, storyStartMs, type SimulatedPhone } from './simulated-phone.ts'
import type { ServerOptions, SyncServer } from './sync-server.ts'
import { timeline } from './timeline.ts'

const faultyPhaseMs = 30 * minuteMs

type ServerFactory = (options: ServerOptions) => Promise<SyncServer>

/**
 * Plays half an hour of faults for one to three phones of one patient, then ends all faults and waits.
 * The same seed plays the same story. Throws, with the seed, as soon as an invariant of the protocol is broken.
 */
export async function playStory(seed: number, makeServer: ServerFactory): Promise<void> {
  const random = seededRandom(seed)
  const time = timeline()
  let isHealed = false
  const stumbles = random.pick([0, 0, 0.1, 0.3])
  const server = await makeServer({
    now: () => storyStartMs + time.now(),
    stumbles: () => !isHealed && random.chance(stumbles),
  })
  const cast: StoryState = { phones: [], activities: [], saved: new Map(), poison: new Map() }
  const network = faultyNetwork({
    timeline: time,
    random,
    server,
    faults: networkFaultKinds.filter(() => random.chance(0.6)),
    faultsInHundred: random.pick([0, 10, 30, 60]),
    doorkeeper: doorkeeper(random, cast),
  })
  const stopsInThousand = random.pick([0, 5, 20])
  const count = random.between(1, 3)
  for (let index = 0; index < count; index++) {
    const actor: SimulatedPhone = simulatedPhone({
      deviceId: idNumbered(0xdec0 + index),
      timeline: time,
      random,
      network,
      maybeStop: (process) => {
        if (isHealed || !random.chance(stopsInThousand / 1000)) return
        if (random.chance(0.5)) return process.freezeFor(random.between(1_000, 4 * minuteMs))
        process.kill()
        time.after(random.between(0, minuteMs), actor.openTab)
      },
    })
    cast.phones.push(actor)
    for (let tabs = random.between(1, 2); tabs > 0; tabs--) actor.openTab()
  }

  const watch = () => assertNothingLost(cast.saved.values(), server.effects())
  try {
    for (let acts = random.between(10, 60); acts > 0; acts--) {
      time.after(random.between(0, faultyPhaseMs), () =>
        applyRandomEvent(random, cast, (ms, action) => time.after(ms, action)),
      )
    }
    await time.playUntil(faultyPhaseMs, watch)

    isHealed = true
    network.heal()
    for (const actor of cast.phones) restorePhone(actor)
    await time.playUntil(faultyPhaseMs + 22 * minuteMs, watch)
    assertSendableDrained(cast.phones)

    // Twice: a change that will be refused may wait behind a refused creation.
    for (const end of [35 * minuteMs, 48 * minuteMs]) {
      for (const actor of cast.phones) settleDeadLetters(random, actor, cast)
      await time.playUntil(faultyPhaseMs + end, watch)
    }
    await assertConverged(cast.phones, cast.saved.values(), server)
    await assertAppliedOnceInOrder(server)
  } catch (error) {
    throw new Error(`SEED=${seed} replays this story`, { cause: error })
  } finally {
    await server.close()
  }
}

function doorkeeper(
  random: SeededRandom,
  { poison }: StoryState,
): (request: PushRequest) => 'slow' | number | undefined {
  const most = random.chance(0.3) ? random.between(2, 6) : Infinity
  const mostWhileSlow = random.chance(0.3) ? random.between(1, 6) : Infinity
  const refusal = random.pick([400, 422])
  return ({ mutations }) => {
    const has = (kind: Poison) => mutations.some(({ mutationId }) => poison.get(mutationId) === kind)
    if (mutations.length > mostWhileSlow) return 'slow'
    if (mutations.length > most || has('too-large')) return 413
    return has('refused') ? refusal : undefined
  }
}

/** One thing that happens to one phone. */
function applyRandomEvent(
  random: SeededRandom,
  cast: StoryState,
  after: (ms: number, action: () => void) => void,
): void {
  const actor = random.pick([cast.phones[0]!, ...cast.phones.slice(1)])
  const process = random.pick([actor.processes[0]!, ...actor.processes.slice(1)])
  const undoLater = (action: () => void) => after(random.between(1_000, 10 * minuteMs), action)
  switch (random.between(0, 13)) {
    case 0:
      actor.link.cut = random.pick(['both-ways', 'replies-only'])
      return undoLater(() => (actor.link.cut = 'no'))
    case 1:
      return process.freezeFor(random.between(1_000, 4 * minuteMs))
    case 2:
      process.kill()
      return undoLater(actor.openTab)
    case 3:
      return actor.clock.runAheadMs(random.pick([0, -hourMs, hourMs, -dayMs, 3650 * dayMs]))
    case 4:
      actor.setSignedIn(false)
      return undoLater(() => actor.setSignedIn(true))
    case 5:
      actor.breakStorage(random.pick([0.1, 0.5, 1]))
      return undoLater(() => actor.breakStorage(0))
    case 6:
      return process.poke()
    case 7:
      return settleDeadLetters(random, actor, cast)
    default:
      saveRandomChange(random, actor, cast)
      return process.poke()
  }
}

/** Signal, session, storage and clock work again; a phone whose app was closed opens it. */
function restorePhone(actor: SimulatedPhone): void {
  actor.link.cut = 'no'
  actor.setSignedIn(true)
  actor.breakStorage(0)
  actor.clock.runAheadMs(0)
  for (const process of actor.processes) process.freezeFor(0)
  if (!actor.processes.some((process) => process.isAlive())) actor.openTab()
}
