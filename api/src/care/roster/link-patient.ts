import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import { insertShare } from '../../platform/authentication/clinician.repo.ts'
import type { Db } from '../../platform/db/database.ts'
import { refreshRoster } from './refresh-roster.ts'

/** Lets this clinician see this patient from now on. */
export async function linkPatient(
  trx: Db,
  clinicianId: ClinicianId,
  patientId: PatientId,
  createdAt: string,
): Promise<void> {
  await insertShare(trx, clinicianId, patientId, createdAt)
  await refreshRoster(trx, patientId, Date.parse(createdAt))
}
