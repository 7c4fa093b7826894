import type { PatientId } from '@second-wind/core/platform/ids'
import { type AuditEvent, writeAudit } from '../../platform/audit/write-audit.ts'
import { findLinkedDevice } from '../../platform/authentication/linked-devices.repo.ts'
import { revokeDevice } from '../../platform/authentication/linked-devices.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { iso } from '../../platform/iso.ts'
import { declineOpenLinks } from './device-links.repo.ts'

type Revocation = {
  by: AuditEvent['actor']
  patientId: PatientId
  deviceId: string
  isLost: boolean
  nowMs: number
}

/**
 * Revokes one of this patient's phones and declines open links, which it may have approved just before. A signed-out
 * phone may still be reported lost; a lost one stays lost.
 *
 * @throws ApiError not_found when it is not the patient's
 */
export async function revokePatientDevice(
  trx: Db,
  { by, patientId, deviceId, isLost, nowMs }: Revocation,
): Promise<void> {
  const device = await findLinkedDevice(trx, deviceId)
  if (device?.patient_id !== patientId) throw new ApiError('not_found')
  const isChange = device.revoked_at === null || (isLost && device.wipe === 0)
  if (!isChange) return
  await revokeDevice(trx, deviceId, { nowMs, isLost })
  await declineOpenLinks(trx, patientId)
  await writeAudit(trx, {
    at: iso(nowMs),
    actor: by,
    action: isLost ? 'device.lost' : 'device.revoke',
    patientId,
    object: `phone ${deviceId}`,
  })
}
