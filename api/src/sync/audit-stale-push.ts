import type { Arrival } from '../changes/incoming-change.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import type { Db } from '../platform/db/database.ts'
import type { PatientActor } from '../platform/identity/actor.ts'

/**
 * Marks what was taken from a phone whose person had not signed in for long: `at` and phone are those that the ledger
 * has of each change.
 */
export async function auditStalePush(
  trx: Db,
  actor: PatientActor,
  { receivedAtMs, deviceId }: Arrival,
): Promise<void> {
  await writeAudit(trx, {
    at: new Date(receivedAtMs).toISOString(),
    actor,
    action: 'sync.push',
    patientId: actor.id,
    object: `phone ${deviceId}, stale`,
  })
}
