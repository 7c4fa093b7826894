import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Identity } from '@second-wind/core/records/identity'
import { hasOtherPatientWithNhsNumber } from '../../platform/authentication/clinician.repo.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'

type Wanted = { clinicianId: ClinicianId; patientId: PatientId | null; identity: Identity }

/**
 * Two records with one number are one person's, or one number is wrong. Only the clinician's own patients are looked at,
 * so that the answer reveals nothing about other patients.
 *
 * @param path the field's name in the body
 * @throws ApiError conflict
 */
export async function requireUnusedNhsNumber(
  db: Db,
  { clinicianId, patientId, identity: { nhsNumber } }: Wanted,
  path = 'nhsNumber',
): Promise<void> {
  if (nhsNumber === undefined) return
  if (!(await hasOtherPatientWithNhsNumber(db, clinicianId, { patientId, nhsNumber }))) return
  const message = 'You have another patient with this number. Check both records.'
  throw new ApiError('conflict', { message, fields: [{ path, message }] })
}
