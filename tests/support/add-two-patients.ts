import { linkPatient } from '@second-wind/api/care/roster/link-patient'
import { insertClinician } from '@second-wind/api/platform/authentication/clinician.repo'
import type { Db } from '@second-wind/api/platform/db/database'
import { logChange } from '@second-wind/api/records/change-log.repo'
import { insertPatient } from '@second-wind/api/records/profile/patients.repo'
import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import { aProfile } from '../fixtures/personas.ts'

/** Each shares with a clinician of their own. */
export async function addTwoPatients(db: Db): Promise<void> {
  const joinedAt = '2026-11-01T09:00:00.000Z'
  for (const number of [1, 2]) {
    const [patient, clinician] = [patientId.parse(number), clinicianId.parse(number)]
    const name = number === 1 ? 'Helen Marsh' : 'Owen Price'
    await insertClinician(db, { id: clinician, name, title: 'Dr.', department: 'Respiratory Medicine' })
    await insertPatient(db, patient, aProfile(), joinedAt)
    await linkPatient(db, clinician, patient, joinedAt)
    await logChange(db, {
      patientId: patient,
      entity: 'profile',
      entityId: String(number),
      originDeviceId: null,
    })
  }
}
