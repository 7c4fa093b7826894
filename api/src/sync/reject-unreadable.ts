import type { Arrival } from '../changes/incoming-change.ts'
import { notApplied, type NotApplied } from '../changes/not-applied.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import type { Db } from '../platform/db/database.ts'
import { hashOf } from '../platform/db/hash-json.ts'
import { iso } from '../platform/iso.ts'
import { recordNotApplied } from './apply-mutation.ts'
import { findKnownOutcome } from './find-known-outcome.ts'
import type { PushedMutation } from './push-request.ts'
import type { NewReceipt } from './receipts.repo.ts'

/** Rejects a change of which only the id is readable, and stores it unchanged in quarantine. */
export async function rejectUnreadable(
  trx: Db,
  actor: PatientActor,
  pushed: Extract<PushedMutation, { isReadable: false }>,
  arrival: Arrival,
): Promise<NotApplied> {
  const receipt: NewReceipt = {
    mutationId: pushed.mutationId,
    ownerId: actor.id,
    deviceId: arrival.deviceId,
    clientSeq: pushed.clientSeq,
    kind: 'unreadable',
    entityId: pushed.mutationId,
    payloadHash: hashOf(pushed.raw),
    receivedAt: iso(arrival.receivedAtMs),
  }
  const before = await findKnownOutcome(trx, receipt)
  const known = before === undefined || before === 'applied' ? undefined : before
  return recordNotApplied(trx, receipt, pushed.raw, known ?? notApplied('invalid_payload', pushed.field))
}
