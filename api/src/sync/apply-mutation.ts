import { entityKindOf, type MutationKind } from '@second-wind/core/sync/mutation'
import { PatientCache } from '../care/patient-cache.ts'
import {
  type Arrival,
  type IncomingChange,
  type IncomingMutation,
  toIncomingChange,
} from '../changes/incoming-change.ts'
import { findMutationHandler } from '../changes/mutation-registry.ts'
import { notApplied, type NotApplied } from '../changes/not-applied.ts'
import { payloadHash } from '../changes/payload-hash.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import type { Db } from '../platform/db/database.ts'
import { logChange } from '../records/change-log.repo.ts'
import { findKnownOutcome } from './find-known-outcome.ts'
import { quarantine } from './quarantine.repo.ts'
import { insertAppliedReceipt, insertRejectedReceipt, type NewReceipt } from './receipts.repo.ts'

/** `isRepeat`: it was applied before, so nothing was done. */
export type ApplyResult = { outcome: 'applied'; isRepeat: boolean; entityId: string } | NotApplied

/**
 * The only way a patient's change enters the database, from a phone or a REST route. Record, receipt and change feed
 * are written in the caller's transaction: all or nothing.
 *
 * 1. Repeating a change has no second effect and gives the same result.
 * 2. A different change under the same id, sequence number or record id changes nothing.
 * 3. A deferred change stores nothing, so that it can succeed later.
 */
export async function applyMutation(
  trx: Db,
  actor: PatientActor,
  mutation: IncomingMutation,
  arrival: Arrival,
  cache: PatientCache = new PatientCache(trx, actor.id),
): Promise<ApplyResult> {
  const change = toIncomingChange(actor.id, mutation, arrival)
  const receipt = toReceipt(change, mutation, arrival)

  const before = await findKnownOutcome(trx, receipt)
  if (before === 'applied') return { outcome: 'applied', isRepeat: true, entityId: change.entityId }
  const verdict = before ?? (await runHandler(trx, change, mutation, cache))
  if (verdict) return recordNotApplied(trx, receipt, mutation, verdict)

  await insertAppliedReceipt(trx, receipt)
  return { outcome: 'applied', isRepeat: false, entityId: change.entityId }
}

/** Stores a receipt for a rejected change and keeps the change in quarantine. A deferred change stores nothing. */
export async function recordNotApplied(
  trx: Db,
  receipt: NewReceipt,
  raw: unknown,
  verdict: NotApplied,
): Promise<NotApplied> {
  if (verdict.outcome === 'rejected') {
    await insertRejectedReceipt(trx, receipt, verdict)
    await quarantine(trx, receipt, raw, verdict)
  }
  return verdict
}

async function runHandler(
  trx: Db,
  change: IncomingChange,
  mutation: IncomingMutation,
  cache: PatientCache,
): Promise<NotApplied | undefined> {
  const handler = findMutationHandler(mutation.kind, mutation.v)
  if (!handler) return notApplied('unknown_kind')
  const result = await handler.run(trx, change, mutation.payload, cache)
  if (changesCache(handler.kind)) cache.clear()
  if (result === 'no-change') return undefined
  if (result) return result

  const entity = entityKindOf(handler.kind)
  const isProfile = entity === 'profile'
  await logChange(trx, {
    patientId: change.patientId,
    entity,
    entityId: isProfile ? String(change.patientId) : change.entityId,
    isNew: !isProfile && handler.kind.endsWith('.create'),
    isDeleted: handler.kind.endsWith('.delete'),
    // Only a record that this device alone can have touched need not be sent back to it: an edit may apply on top of
    // one from another device, and the server adds to a profile (alert count, version).
    originDeviceId: handler.kind.endsWith('.create') && !isProfile ? change.moment.device_id : null,
  })
  return undefined
}

/** A new entry is added to what is kept. Checks, activities and messages are not in it. */
const changesCache = (kind: MutationKind): boolean =>
  kind.startsWith('profile.') || (kind.startsWith('symptoms.') && kind !== 'symptoms.create')

function toReceipt(change: IncomingChange, mutation: IncomingMutation, arrival: Arrival): NewReceipt {
  return {
    mutationId: mutation.mutationId,
    ownerId: change.patientId,
    deviceId: arrival.deviceId,
    clientSeq: mutation.clientSeq,
    kind: mutation.kind,
    entityId: change.entityId,
    payloadHash: payloadHash(mutation, arrival),
    receivedAt: change.moment.received_at,
  }
}
