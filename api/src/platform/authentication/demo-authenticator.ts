import { clinicianId, patientId } from '@second-wind/core/platform/ids'
import type { Authenticator } from './authenticator.ts'

/** The only place on the server that defines the demo's patient and clinician. */
export const demoPatientId = patientId.parse(1)
export const demoClinicianId = clinicianId.parse(1)

/** No sign-in: patient routes see patient 1, clinician routes clinician 1. Safe on loopback only (http/guard.ts). */
export const demoAuthenticator: Authenticator = {
  patient: () =>
    Promise.resolve({
      kind: 'patient',
      id: demoPatientId,
      session: 'demo-patient',
      deviceId: null,
      assurance: 'fresh',
    }),
  clinician: () =>
    Promise.resolve({
      kind: 'clinician',
      id: demoClinicianId,
      session: 'demo-clinician',
      steppedUpMs: Number.POSITIVE_INFINITY,
    }),
}
