import { clinicianId, patientId } from '@second-wind/core/platform/ids'

/**
 * The patient's number on this phone, in every mode: a phone has one patient. Only in the demo it is the number on the
 * server, too; patient-id-mapping.ts replaces the server's number in what is read.
 */
export const localPatientId = patientId.parse(1)
/** The clinician who is signed in while there is no sign-in. */
export const demoClinicianId = clinicianId.parse(1)
