import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'
import { refreshRoster } from '../roster/refresh-roster.ts'
import { insertLink } from './clinician.repo.ts'

/** From now on this clinician may see this patient. */
export async function linkPatient(
  trx: Db,
  clinicianId: ClinicianId,
  patientId: PatientId,
  createdAt: string,
): Promise<void> {
  await insertLink(trx, clinicianId, patientId, createdAt)
  await refreshRoster(trx, patientId)
}
