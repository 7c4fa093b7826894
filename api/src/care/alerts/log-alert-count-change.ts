import type { PatientId } from '@second-wind/core/platform/ids'
import type { Db } from '../../platform/db/database.ts'
import { logChange } from '../../records/change-log.repo.ts'

/** `alertCount` is part of the profile that the patient's phones read. */
export async function logAlertCountChange(trx: Db, patientId: PatientId): Promise<void> {
  await logChange(trx, { patientId, entity: 'profile', entityId: String(patientId), originDeviceId: null })
}
