import * as z from 'zod/mini'
import { recordId } from '../../platform/ids.ts'
import { device } from './devices.ts'
import { createInviteBody } from './invitations.ts'

/** For a clinician with whom the patient shares, AUTH_MODE=real only. The phones that may act for the patient. */
export const patientPhonesPath = (patientId: number | string) => `/api/patient-records/${patientId}/phones`
/** Needs a second proof (403 `step_up_required`). 204; again is no second time. 404: not one of this patient's. */
export const lostPhonePath = (patientId: number | string) => `${patientPhonesPath(patientId)}/lost`
/** Needs a second proof. As POST `invitesPath`, for a new phone that is to open this patient's record. */
export const newPhonePath = (patientId: number | string) => `${patientPhonesPath(patientId)}/new`

const patientPhone = z.omit(device, { isThis: true })
export type PatientPhone = z.infer<typeof patientPhone>
/** Newest first. */
export const patientPhonesReply = z.array(patientPhone)

export const lostPhoneBody = z.strictObject({ id: recordId })
export const newPhoneBody = createInviteBody
