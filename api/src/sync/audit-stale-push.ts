import type { ArrivalOfChange } from '../changes/incoming-change.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import type { PatientActor } from '../platform/authentication/actor.ts'
import type { Db } from '../platform/db/database.ts'
import { iso } from '../platform/iso.ts'

/**
 * Records that changes were accepted from a device with a stale session: time and device equal those in the receipts.
 */
export async function auditStalePush(
  trx: Db,
  actor: PatientActor,
  { receivedAtMs, deviceId }: ArrivalOfChange,
): Promise<void> {
  await writeAudit(trx, {
    at: iso(receivedAtMs),
    actor,
    action: 'sync.push',
    patientId: actor.id,
    object: `phone ${deviceId}, stale`,
  })
}
