import {
  lostPhonePath,
  type PatientPhone,
  patientPhonesPath,
  patientPhonesReply,
} from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import { exchange, request } from '../request.ts'

/** The phones that may act for a patient of this clinician, newest first. */
export const listPatientPhones = (id: PatientId): Promise<PatientPhone[]> =>
  request({ method: 'GET', path: patientPhonesPath(id), reply: patientPhonesReply })

/** 403 `step_up_required` without a second proof; 404 when it is not linked any more, or not this patient's. */
export async function reportPhoneLost(id: PatientId, phoneId: string): Promise<void> {
  await exchange({ method: 'POST', path: lostPhonePath(id), body: { id: phoneId } })
}
