import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'

/** How long ago the person has proved who they are: minutes, at most 30 days, or longer. */
export type Assurance = 'just-proved' | 'fresh' | 'stale'

/** Who is asking, as the authenticator found. `session` is what request limits count by. */
export type PatientActor = {
  kind: 'patient'
  id: PatientId
  session: string
  /** The phone that the session belongs to; null in the demo, where any phone may say any name. */
  deviceId: string | null
  assurance: Assurance
}
export type ClinicianActor = {
  kind: 'clinician'
  id: ClinicianId
  session: string
  /** When they last proved for a second time who they are. */
  steppedUpMs: number | null
}
