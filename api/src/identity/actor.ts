import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'

/** Who is asking, as the authenticator found. `session` is what request limits count by. */
export type PatientActor = { kind: 'patient'; id: PatientId; session: string }
export type ClinicianActor = { kind: 'clinician'; id: ClinicianId; session: string }
