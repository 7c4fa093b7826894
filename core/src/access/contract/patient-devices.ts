import * as z from 'zod/mini'
import { recordId } from '../../platform/ids.ts'
import { device } from './devices.ts'
import { createInvitationBody } from './invitations.ts'

/** For a clinician with whom the patient shares, AUTH_MODE=real only. The phones that may act for the patient. */
export const patientDevicesPath = (patientId: number | string) => `/api/patient-records/${patientId}/phones`
/** Needs a second proof (403 `step_up_required`). 204; again is no second time. 404: not one of this patient's. */
export const reportLostDevicePath = (patientId: number | string) => `${patientDevicesPath(patientId)}/lost`
/** Needs a second proof. As POST `invitationsPath`, for a new phone that is to open this patient's record. */
export const newDeviceInvitationPath = (patientId: number | string) => `${patientDevicesPath(patientId)}/new`

const patientDevice = z.omit(device, { isThis: true })
export type PatientDevice = z.infer<typeof patientDevice>
/** Newest first. */
export const patientDevicesReply = z.array(patientDevice)

export const reportLostDeviceBody = z.strictObject({ id: recordId })
export const newDeviceInvitationBody = createInvitationBody
