import * as z from 'zod/mini'
import { recordId } from '../../platform/ids.ts'
import { device } from './devices.ts'
import { createInvitationBody } from './invitations.ts'

/** The patient's linked phones, for a clinician with a share. AUTH_MODE=real only. */
export const patientDevicesPath = (patientId: number | string) => `/api/patient-records/${patientId}/phones`
/**
 * Needs a step-up (403 `step_up_required`). 204; repeating it has no further effect. 404 for another patient's phone.
 */
export const reportLostDevicePath = (patientId: number | string) => `${patientDevicesPath(patientId)}/lost`
/** Needs a step-up. As POST `invitationsPath`, for a new phone that will open this patient's record. */
export const newDeviceInvitationPath = (patientId: number | string) => `${patientDevicesPath(patientId)}/new`

const patientDevice = z.omit(device, { isThis: true })
export type PatientDevice = z.infer<typeof patientDevice>
/** Newest first. */
export const patientDevicesReply = z.array(patientDevice)

export const reportLostDeviceBody = z.strictObject({ id: recordId })
export const newDeviceInvitationBody = createInvitationBody
