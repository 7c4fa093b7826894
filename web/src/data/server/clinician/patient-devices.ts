import {
  reportLostDevicePath,
  type PatientDevice,
  patientDevicesPath,
  patientDevicesReply,
} from '@second-wind/core/access/contract/patient-devices'
import type { PatientId } from '@second-wind/core/platform/ids'
import { sendCall, request } from '../request.ts'

/** The phones that may act for a patient of this clinician, newest first. */
export const listPatientDevices = (id: PatientId): Promise<PatientDevice[]> =>
  request({ method: 'GET', path: patientDevicesPath(id), reply: patientDevicesReply })

/** 403 `step_up_required` without a step-up; 404 when it is no longer linked, or belongs to another patient. */
export async function reportDeviceLost(id: PatientId, phoneId: string): Promise<void> {
  await sendCall({ method: 'POST', path: reportLostDevicePath(id), body: { id: phoneId } })
}
