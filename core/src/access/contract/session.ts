import * as z from 'zod/mini'
import { clinician } from '../../care/clinician.ts'
import { patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'

export const sessionPath = '/api/session'
export const sessionEndPath = '/api/session/end'
export const clinicianSessionPath = '/api/clinician-session'
export const clinicianSessionEndPath = '/api/clinician-session/end'

/** Set to "1" on requests that a person's action caused. Polls leave it out, so that they do not extend the session. */
export const userActivityHeader = { name: 'x-user', value: '1' } as const

/** What the server allows a patient's phone. Writing on the phone itself is always possible. */
export const patientSessionStates = {
  none: { uploads: false, reads: false },
  fresh: { uploads: true, reads: true },
  /** No proof of the person for 30 days. */
  stale: { uploads: true, reads: false },
  /** No contact for 180 days. */
  dormant: { uploads: false, reads: false },
  revoked: { uploads: false, reads: false },
} as const
export type PatientSessionState = keyof typeof patientSessionStates

export const sessionReply = z.object({
  state: z.enum(['none', 'fresh', 'stale', 'dormant', 'revoked']),
  patientId: z.optional(patientId),
  /** True when the phone was reported lost and must delete its data. */
  wipe: z.optional(z.boolean()),
})
export type SessionReply = z.infer<typeof sessionReply>

/**
 * A patient signs out. `deviceId` is the phone that was wiped; a cookie of another device, which the browser may have
 * received since, stays valid. `isLate` means that the phone could not sign out at once and may now contain another
 * person's entries, so the reply makes the browser delete only the cookie.
 */
export const sessionEndBody = z.strictObject({ deviceId: recordId, isLate: z.boolean() })
export type SessionEndBody = z.infer<typeof sessionEndBody>
/** False when the cookie belongs to another phone, so that the server cannot identify the caller. */
export const sessionEndReply = z.object({ isEnded: z.boolean() })
export type SessionEndReply = z.infer<typeof sessionEndReply>

export const clinicianSessionReply = z.object({
  state: z.enum(['none', 'signed-in']),
  clinician: z.optional(clinician),
  endsAt: z.optional(instant),
  idleEndsAt: z.optional(instant),
  steppedUpUntil: z.optional(instant),
})
export type ClinicianSessionReply = z.infer<typeof clinicianSessionReply>
