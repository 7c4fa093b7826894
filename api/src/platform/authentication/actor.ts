import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'

/** How long ago the person proved their identity: minutes, at most 30 days, or longer. */
export type Assurance = 'just-proved' | 'fresh' | 'stale'

/** The authenticated caller. Request limits count by `session`. */
export type PatientActor = {
  kind: 'patient'
  id: PatientId
  session: string
  /** The phone of the session; null in the demo, where any phone may use any id. */
  deviceId: string | null
  assurance: Assurance
}
export type ClinicianActor = {
  kind: 'clinician'
  id: ClinicianId
  session: string
  /** When they last completed step-up. */
  steppedUpMs: number | null
}
