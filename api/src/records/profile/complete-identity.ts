import type { PatientId } from '@second-wind/core/platform/ids'
import type { Identity } from '@second-wind/core/records/identity'
import type { Db } from '../../platform/db/database.ts'
import { logChange } from '../change-log.repo.ts'
import { getPatient, replaceIdentity } from './patients.repo.ts'

/** Adds what the record lacks. What it has stays: only a clinician's edit of the record replaces it. */
export async function completeIdentity(trx: Db, patientId: PatientId, given: Identity): Promise<void> {
  const before = await getPatient(trx, patientId)
  const { dateOfBirth = given.dateOfBirth, nhsNumber = given.nhsNumber } = before
  if (dateOfBirth === before.dateOfBirth && nhsNumber === before.nhsNumber) return
  await replaceIdentity(trx, patientId, { dateOfBirth, nhsNumber }, before.version + 1)
  const entityId = String(patientId)
  await logChange(trx, { patientId, entity: 'profile', entityId, originDeviceId: null })
}
