import type { PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'
import { logChange } from '../sync/change-log.repo.ts'

/** `alertCount` is part of the profile that the patient's phones read. */
export async function tellOfAlerts(trx: Db, patientId: PatientId): Promise<void> {
  await logChange(trx, { patientId, entity: 'profile', entityId: String(patientId), originDeviceId: null })
}
