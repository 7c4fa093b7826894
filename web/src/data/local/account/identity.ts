import { clinicianId, patientId } from '@second-wind/core/platform/ids'

/** The one place on the client that says who is using it (demo mode: patient 1, clinician 1). */
export const currentPatientId = patientId.parse(1)
export const currentClinicianId = clinicianId.parse(1)
