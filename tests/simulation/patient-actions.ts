import type { SeededRandom } from '@second-wind/api/demo/large/seeded-random'
import { entityIdOf } from '@second-wind/core/sync/mutation'
import { aReport } from '../fixtures/an-entry.ts'
import { idNumbered } from '../fixtures/ids.ts'
import type { SavedChange } from './invariants.ts'
import type { SimulatedPhone } from './simulated-phone.ts'

/** Why the server permanently refuses a change: by a verdict, or by refusing every request that contains it. */
export type Poison = 'invalid' | 'refused' | 'too-large'

export type StoryState = {
  phones: SimulatedPhone[]
  /** Ids of the activities that were logged. */
  activities: string[]
  saved: Map<string, SavedChange>
  poison: Map<string, Poison>
}

/** The patient logs something. It counts only if the phone confirms the save. */
export function saveRandomChange(random: SeededRandom, actor: SimulatedPhone, cast: StoryState): void {
  const mutationId = idNumbered(cast.saved.size + 1)
  const poison = random.chance(0.1) ? random.pick<Poison>(['invalid', 'refused', 'too-large']) : undefined
  const change = randomChange(random, mutationId, actor, cast.activities)
  const payload = poison === 'invalid' ? { ...change.payload, ...flaws[change.kind].wrong } : change.payload
  try {
    actor.save({ ...change, mutationId, payload })
  } catch {
    return
  }
  cast.saved.set(mutationId, {
    phone: actor,
    mutationId,
    payload,
    isPoison: poison !== undefined,
    isGivenUp: false,
  })
  if (poison) cast.poison.set(mutationId, poison)
  if (change.kind === 'activities.create') cast.activities.push(mutationId)
}

/**
 * The patient corrects each refused change and saves it as a new one of the same record, or gives up an edit or a
 * deletion.
 */
export function settleDeadLetters(random: SeededRandom, actor: SimulatedPhone, cast: StoryState): void {
  for (const { mutation } of actor.outbox.deadLetters()) {
    const { mutationId: old, kind, entityId = old, payload } = mutation
    if (!discardableKinds.has(kind) || random.chance(0.7)) {
      const mutationId = idNumbered(cast.saved.size + 1)
      const right = kind === 'symptoms.delete' ? {} : Object.assign({}, payload, correctedFields(kind))
      try {
        actor.save({ mutationId, kind, entityId, payload: right })
      } catch {
        return
      }
      cast.saved.set(mutationId, {
        phone: actor,
        mutationId,
        payload: right,
        isPoison: false,
        isGivenUp: false,
      })
    }
    actor.discard(old)
    cast.saved.set(old, { phone: actor, mutationId: old, payload, isPoison: true, isGivenUp: true })
  }
}

/** A value that the server refuses, and what the patient then corrects it to. */
const flaws = {
  'symptoms.create': { wrong: { mood: 11 }, right: { mood: 10 } },
  'symptoms.update': { wrong: { mood: 11 }, right: { mood: 10 } },
  'symptoms.delete': { wrong: { mood: 11 }, right: {} },
  'activities.create': { wrong: { title: '' }, right: { title: 'Walk' } },
  'activities.update': { wrong: { progress: -1 }, right: { progress: 0 } },
  'profile.patch': { wrong: { age: 0 }, right: { age: 1 } },
}

const correctedFields = (kind: string) => Object.entries(flaws).find(([name]) => name === kind)?.[1].right

const discardableKinds = new Set(['symptoms.update', 'symptoms.delete', 'profile.patch'])

/** Entries on this phone, except those whose creation was refused: editing these is a correction. */
function listEditableKeys({ shown, outbox }: SimulatedPhone): string[] {
  const refused = outbox
    .deadLetters()
    .flatMap(({ mutation }) =>
      mutation.kind === 'symptoms.create' ? [`symptoms:${entityIdOf(mutation)}`] : [],
    )
  return [...shown.keys()].filter((key) => key.startsWith('symptoms:') && !refused.includes(key))
}

function randomChange(
  random: SeededRandom,
  mutationId: string,
  actor: SimulatedPhone,
  activities: readonly string[],
) {
  const [entry, ...otherEntries] = listEditableKeys(actor)
  if (entry !== undefined && random.chance(0.3)) {
    const entityId = random.pick([entry, ...otherEntries]).slice('symptoms:'.length)
    if (random.chance(0.3)) return { kind: 'symptoms.delete', entityId, payload: {} } as const
    // Sometimes without the notes that the entry had.
    const notes = random.chance(0.5) ? { notes: mutationId } : {}
    return {
      kind: 'symptoms.update',
      entityId,
      payload: aReport({ mood: random.between(1, 10), ...notes }),
    } as const
  }
  const [oldest, ...others] = activities
  const roll = random.next()
  if (roll < 0.2)
    return { kind: 'activities.create', payload: { type: 'walk', title: 'Walk', completed: false } } as const
  if (roll < 0.45 && oldest !== undefined) {
    const entityId = random.pick([oldest, ...others])
    const payload = random.chance(0.5)
      ? { progress: random.between(0, 9) }
      : { completed: random.chance(0.5) }
    return { kind: 'activities.update', entityId, payload } as const
  }
  if (roll < 0.65) {
    const payload = random.pick<object>([
      { age: random.between(1, 120) },
      { location: random.pick(['Leeds', 'Bath', 'Rhyl']) },
      { phone: random.pick([null, '07700 900456']) },
    ])
    return { kind: 'profile.patch', entityId: '1', payload } as const
  }
  return {
    kind: 'symptoms.create',
    payload: aReport({ mood: random.between(1, 10), notes: mutationId }),
  } as const
}
