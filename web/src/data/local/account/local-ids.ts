import { clinicianId, patientId } from '@second-wind/core/platform/ids'

/** The only place on the client that identifies the user in demo mode: patient 1, clinician 1. */
export const currentPatientId = patientId.parse(1)
export const currentClinicianId = clinicianId.parse(1)
