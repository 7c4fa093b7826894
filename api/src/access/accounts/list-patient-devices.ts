import type { PatientDevice } from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import { listLinkedDevices } from '../../platform/authentication/linked-devices.repo.ts'
import { findLastContact } from '../../platform/authentication/sessions.repo.ts'
import type { Db } from '../../platform/db/database.ts'
import { iso } from '../../platform/iso.ts'

/** The phones that may act for this patient, newest first. */
export async function listPatientDevices(db: Db, patientId: PatientId): Promise<PatientDevice[]> {
  const phones = await listLinkedDevices(db, patientId)
  return Promise.all(
    phones.map(async ({ device_id: id, label, linked_at: since }) => {
      const lastContactMs = await findLastContact(db, id)
      return {
        id,
        label,
        since,
        lastHeardAt: lastContactMs === undefined ? since : iso(lastContactMs),
      }
    }),
  )
}
