import { profile } from '@second-wind/core/records/patient'
import { symptomReport } from '@second-wind/core/records/symptom-entry'
import { entityIdOf } from '@second-wind/core/sync/mutation'
import { pullReply } from '@second-wind/core/sync/protocol'
import { entryState } from '@second-wind/core/sync/sync-status'
import { idNumbered } from '../fixtures/ids.ts'
import type { Shown } from './shown-records.ts'
import type { SimulatedPhone } from './simulated-phone.ts'
import type { Effect, SyncServer } from './sync-server.ts'

/** A change that a phone confirmed as saved. */
export type SavedChange = {
  phone: SimulatedPhone
  mutationId: string
  payload: unknown
  /** The server permanently refuses it. */
  isPoison: boolean
  /** The patient replaced it by a corrected one. */
  isGivenUp: boolean
}

/**
 * At every moment: what was saved is in the outbox, received, or a dead letter (I1), and
 * only what the server has applied is called "sent" (I6).
 */
export function assertNothingLost(saved: Iterable<SavedChange>, effects: readonly Effect[]): void {
  const taken = new Set(effects.map((effect) => effect.mutationId))
  for (const { phone, mutationId, isPoison, isGivenUp } of saved) {
    if (isGivenUp) continue
    const state = entryState({ ...phone.outbox.trace(mutationId), inFlight: false })?.state
    if (state === undefined) throw new Error(`I1: ${mutationId} is nowhere on its phone`)
    if (state === 'needs-attention' && !isPoison)
      throw new Error(`I1: ${mutationId} was set aside without need`)
    if (state === 'sent' && !taken.has(mutationId))
      throw new Error(`I6: ${mutationId} is "sent", the server lacks it`)
  }
}

/** With a good connection, timers alone send everything except changes of a record whose creation was refused (I5). */
export function assertSendableDrained(phones: readonly SimulatedPhone[]): void {
  const refused = new Set(
    phones.flatMap(({ outbox }) => outbox.deadLetters().map(({ mutation }) => entityIdOf(mutation))),
  )
  for (const mutation of phones.flatMap(({ outbox }) => outbox.waiting())) {
    if (!refused.has(entityIdOf(mutation))) throw new Error(`I5: ${mutation.mutationId} never left`)
  }
}

/** In the end the server has every change, and every phone shows what a new phone would read (I3). */
export async function assertConverged(
  phones: readonly SimulatedPhone[],
  saved: Iterable<SavedChange>,
  server: SyncServer,
): Promise<void> {
  const taken = new Set(server.effects().map((effect) => effect.mutationId))
  const changes = [...saved]
  for (const { mutationId, isGivenUp } of changes) {
    if (!isGivenUp && !taken.has(mutationId)) throw new Error(`I3: ${mutationId} never reached the server`)
  }
  const records = await pullAllRecords(server)
  assertLastArrivalWins(changes, server.effects(), records)
  for (const { deviceId, shown } of phones) {
    for (const key of new Set([...records.keys(), ...shown.keys()])) {
      const difference = findDifference(shown.get(key), records.get(key))
      if (difference) throw new Error(`I3: ${key} on ${deviceId}: ${difference}`)
    }
  }
}

/** An entry has the values of the last change to arrive, until one deletes it. */
function assertLastArrivalWins(
  saved: readonly SavedChange[],
  effects: readonly Effect[],
  records: ReadonlyMap<string, Shown>,
): void {
  const payloads = new Map(saved.map(({ mutationId, payload }) => [mutationId, payload]))
  const entries = new Map<string, unknown>()
  for (const { kind, entityId, mutationId } of effects) {
    if (kind === 'symptoms.delete') entries.set(entityId, undefined)
    else if (
      kind.startsWith('symptoms.') &&
      (kind.endsWith('.create') || entries.get(entityId) !== undefined)
    )
      entries.set(entityId, payloads.get(mutationId))
  }
  for (const [entityId, payload] of entries) {
    const record = records.get(`symptoms:${entityId}`)
    const difference =
      payload === undefined ? record && 'not deleted' : findDifference(reportOf(payload), record)
    if (difference) throw new Error(`I3: symptoms:${entityId} on the server: ${difference}`)
  }
}

const reportOf = (payload: unknown): Shown => Object.assign({}, payload)

/**
 * Each change had one effect (I2). The changes of one phone to one record came in the order of its saving (I4), but
 * for a creation that was refused, corrected and sent again: it is the newest and still comes first.
 */
export async function assertAppliedOnceInOrder(server: SyncServer): Promise<void> {
  const taken = new Set<string>()
  const lastSeq = new Map<string, number>()
  for (const { mutationId, deviceId, clientSeq, kind, entityId } of server.effects()) {
    if (taken.has(mutationId)) throw new Error(`I2: ${mutationId} was taken twice`)
    taken.add(mutationId)
    const creation = `${entityId} by ${deviceId}`
    const before = lastSeq.get(creation) ?? 0
    if (clientSeq < before) throw new Error(`I4: change ${clientSeq} of ${creation} came after ${before}`)
    if (!kind.endsWith('.create')) lastSeq.set(creation, clientSeq)
    else if (before > 0) throw new Error(`I4: ${creation} was changed before it was created`)
  }
  const count = (kind: string) => server.effects().filter((effect) => effect.kind === kind).length
  const { symptoms, deletedSymptoms, symptomVersions, activities, profileEdits } = await server.tally()
  if (symptoms !== count('symptoms.create')) throw new Error(`I2: ${symptoms} symptom entries`)
  if (symptomVersions !== count('symptoms.update')) throw new Error(`I2: ${symptomVersions} kept versions`)
  const deletions = server.effects().filter((effect) => effect.kind === 'symptoms.delete')
  if (deletedSymptoms !== new Set(deletions.map((deletion) => deletion.entityId)).size)
    throw new Error(`I2: ${deletedSymptoms} deleted entries`)
  if (activities !== count('activities.create')) throw new Error(`I2: ${activities} activities`)
  if (profileEdits !== count('profile.patch')) throw new Error(`I2: ${profileEdits} edits of the profile`)
}

async function pullAllRecords(server: SyncServer): Promise<Map<string, Shown>> {
  const records = new Map<string, Shown>()
  let cursor: string | undefined
  for (;;) {
    const { body } = await server.pull(idNumbered(0xfff), cursor)
    const page = pullReply.parse(body)
    for (const { entity, entityId, row } of page.changes) {
      if (row === null) records.delete(`${entity}:${entityId}`)
      else records.set(`${entity}:${entityId}`, Object.assign({}, row))
    }
    if (!page.hasMore) return records
    cursor = page.nextCursor
  }
}

/**
 * A phone may lack what the server added to a record. What it shows must be right, and must include everything that the
 * patient entered.
 */
function findDifference(shown: Shown | undefined, record: Shown | undefined): string | undefined {
  if (!shown || !record)
    return `${shown ? 'shown' : 'not shown'}, ${record ? 'on the server' : 'not on the server'}`
  const fieldNames = Object.keys(record).filter((name) => Object.hasOwn(patientFields, name))
  const field = [...Object.keys(shown), ...fieldNames].find(
    (name) => JSON.stringify(shown[name]) !== JSON.stringify(record[name]),
  )
  return (
    field && `${field} is shown as ${JSON.stringify(shown[field])}, and is ${JSON.stringify(record[field])}`
  )
}

const patientFields = { ...symptomReport.shape, ...profile.shape }
