import { entityKindOf } from '@second-wind/core/sync/mutation'
import type { PatientWork } from '../care/patient-work.ts'
import {
  type ArrivalOfChange,
  type IncomingChange,
  type IncomingMutation,
  toIncomingChange,
} from '../changes/incoming-change.ts'
import { findMutationHandler } from '../changes/mutation-registry.ts'
import { notApplied, type NotApplied } from '../changes/not-applied.ts'
import { payloadHash } from '../changes/payload-hash.ts'
import { hashJson } from '../platform/db/hash-json.ts'
import { iso } from '../platform/iso.ts'
import { yieldToEventLoop } from '../platform/yield-to-event-loop.ts'
import { Ledger } from './ledger.ts'
import type { PushedMutation } from './push-request.ts'
import type { NewReceipt } from './receipts.repo.ts'

/** `isRepeat`: it was applied before, so nothing was done. */
export type ApplyResult = { outcome: 'applied'; isRepeat: boolean } | NotApplied

/** A mutation as a phone pushes it; over REST it has no sequence number. */
type ArrivingChange =
  | { isReadable: true; mutation: IncomingMutation }
  | Extract<PushedMutation, { isReadable: false }>

/**
 * The only way a patient's changes enter the database, from a phone or a REST route. Records, receipts and change feed
 * are written in the caller's transaction: all or nothing. The result for each is the same as if it had come alone.
 *
 * 1. Repeating a change has no second effect and gives the same result.
 * 2. A different change under the same id, sequence number or record id changes nothing.
 * 3. A deferred change stores nothing, so that it can succeed later; later changes of its record wait with it.
 *
 * @param deferredIds records with a change that was deferred before these
 */
export async function applyChanges(
  work: PatientWork,
  arriving: readonly ArrivingChange[],
  arrival: ArrivalOfChange,
  deferredIds: ReadonlySet<string> = new Set(),
): Promise<ApplyResult[]> {
  const changes = arriving.map((one) => toChange(work, one, arrival))
  const receipts = changes.map(({ receipt }) => receipt)
  const ledger = await Ledger.read(await work.written(), receipts)
  announceNewRecords(work, receipts)
  const deferred = new Set(deferredIds)
  const results: ApplyResult[] = []
  for (const { receipt, raw, apply } of changes) {
    const before = deferred.has(receipt.entityId) ? notApplied('parent_unknown') : ledger.outcomeOf(receipt)
    const verdict = before === 'applied' ? undefined : (before ?? (await apply()))
    ledger.settle(receipt, raw, verdict)
    if (verdict?.outcome === 'deferred') deferred.add(receipt.entityId)
    results.push(verdict ?? { outcome: 'applied', isRepeat: before === 'applied' })
    await yieldToEventLoop(results.length)
  }
  await work.written()
  await ledger.write()
  return results
}

/** One change alone. */
export async function applyMutation(
  work: PatientWork,
  mutation: IncomingMutation,
  arrival: ArrivalOfChange,
): Promise<ApplyResult> {
  const [result] = await applyChanges(work, [{ isReadable: true, mutation }], arrival)
  if (!result) throw new Error('a change has no result')
  return result
}

type Change = { receipt: NewReceipt; raw: unknown; apply: () => Promise<NotApplied | undefined> }

/** One of which only the id is readable is rejected, and kept as it arrived. */
function toChange(work: PatientWork, arriving: ArrivingChange, arrival: ArrivalOfChange): Change {
  const { deviceId } = arrival
  const common = { ownerId: work.patientId, deviceId, receivedAt: iso(arrival.receivedAtMs) }
  if (!arriving.isReadable) {
    const { mutationId, clientSeq, field, raw } = arriving
    const receipt = { ...common, mutationId, clientSeq, kind: 'unreadable', entityId: mutationId }
    const apply = () => Promise.resolve(notApplied('invalid_payload', field))
    return { receipt: { ...receipt, payloadHash: hashJson(raw) }, raw, apply }
  }
  const { mutation } = arriving
  const { mutationId, clientSeq, kind } = mutation
  const change = toIncomingChange(work.patientId, mutation, arrival)
  const receipt = { ...common, mutationId, clientSeq, kind, entityId: change.entityId }
  const apply = () => applyReadable(work, change, mutation)
  return { receipt: { ...receipt, payloadHash: payloadHash(mutation, arrival) }, raw: mutation, apply }
}

async function applyReadable(
  work: PatientWork,
  change: IncomingChange,
  mutation: IncomingMutation,
): Promise<NotApplied | undefined> {
  const handler = findMutationHandler(mutation.kind, mutation.v)
  if (!handler) return notApplied('unknown_kind')
  const result = await handler.run(work, change, mutation.payload)
  if (result === 'no-change') return undefined
  if (result) return result

  const entity = entityKindOf(handler.kind)
  const isProfile = entity === 'profile'
  await work.feed.log({
    patientId: change.patientId,
    entity,
    entityId: isProfile ? String(change.patientId) : change.entityId,
    isNew: !isProfile && handler.kind.endsWith('.create'),
    isDeleted: handler.kind.endsWith('.delete'),
    // Sends a change back unless only this device can have touched the record: an edit may apply on top of one from
    // another device, and the server adds to a profile (alert count, version).
    originDeviceId: handler.kind.endsWith('.create') && !isProfile ? change.moment.device_id : null,
  })
  return undefined
}

/** Looks up the ids of all new records at once. */
function announceNewRecords(work: PatientWork, receipts: readonly NewReceipt[]): void {
  for (const { kind, entityId } of receipts) {
    if (kind === 'symptoms.create') work.symptoms.expect(entityId)
    if (kind === 'triage.create') work.triage.expect(entityId)
    if (kind === 'activities.create') work.activities.expect(entityId)
  }
}
