import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Identity } from '@second-wind/core/records/identity'
import { hasOtherPatientWithNhsNumber } from '../../platform/authentication/clinician.repo.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'

type NhsNumberClaim = { clinicianId: ClinicianId; patientId: PatientId | null; identity: Identity }

/** What a clinician reads: the field's `path` in the body and a sentence; or, for a phone, the code and nothing else. */
type Refusal = { code: 'conflict'; path: string } | { code: 'identity_in_use' }

/**
 * Refuses an NHS number that another record has: either both records are one person's, or one number is wrong. Only the
 * clinician's own patients are looked at,
 * so that the reply reveals nothing about other patients. A join checks it at each step, because another patient may
 * have got the number meanwhile.
 *
 * @throws ApiError with the code of `refusal`
 */
export async function requireUnusedNhsNumber(
  db: Db,
  { clinicianId, patientId, identity: { nhsNumber } }: NhsNumberClaim,
  refusal: Refusal,
): Promise<void> {
  if (nhsNumber === undefined) return
  if (!(await hasOtherPatientWithNhsNumber(db, clinicianId, { patientId, nhsNumber }))) return
  if (refusal.code === 'identity_in_use') throw new ApiError('identity_in_use')
  const message = 'You have another patient with this number. Check both records.'
  throw new ApiError('conflict', { message, fields: [{ path: refusal.path, message }] })
}
