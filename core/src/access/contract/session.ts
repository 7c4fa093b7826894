import * as z from 'zod/mini'
import { clinician } from '../../care/clinician.ts'
import { patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'

export const sessionPath = '/api/session'
export const sessionEndPath = '/api/session/end'
export const clinicianSessionPath = '/api/clinician-session'
export const clinicianSessionEndPath = '/api/clinician-session/end'

/** Set to "1" on what a person's own act has asked for. Polls leave it out, so that they keep nobody signed in. */
export const userActivityHeader = { name: 'x-user', value: '1' } as const

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** NHS login guidance, session management, type B. */
export const patientSessionLimits = {
  freshMs: 30 * dayMs,
  dormantMs: 180 * dayMs,
  /** For what only the person may do, not whoever holds the phone: erasing, and other ways to sign in (ASVS 7.5.1). */
  justProvedMs: 5 * minuteMs,
  devices: 5,
} as const

/** NHS e-Referral Service: 8 hours in all, 10 minutes without a hand on it. */
export const clinicianSessionLimits = {
  absoluteMs: 8 * hourMs,
  idleMs: 10 * minuteMs,
  idleWarningMs: 9 * minuteMs,
  stepUpMs: 5 * minuteMs,
  sessions: 3,
} as const

/** Epoch milliseconds: when it ends whatever happens, and when it ends unless somebody does something. */
export function clinicianSessionExpiry({
  authenticatedMs,
  lastUserMs,
}: {
  authenticatedMs: number
  lastUserMs: number
}): { endsMs: number; idleEndsMs: number } {
  const endsMs = authenticatedMs + clinicianSessionLimits.absoluteMs
  return { endsMs, idleEndsMs: Math.min(endsMs, lastUserMs + clinicianSessionLimits.idleMs) }
}

/** What the server lets a patient's phone do. Nothing here keeps anybody from writing on the phone itself. */
export const patientSessionStates = {
  none: { uploads: false, reads: false },
  fresh: { uploads: true, reads: true },
  /** Nobody has proved who they are for 30 days. */
  stale: { uploads: true, reads: false },
  /** The server has not heard of it for 180 days. */
  dormant: { uploads: false, reads: false },
  revoked: { uploads: false, reads: false },
} as const
export type PatientSessionState = keyof typeof patientSessionStates

/** @param lastContactMs when the server last heard of this phone */
export function sessionStateByAge(
  { authenticatedMs, lastContactMs }: { authenticatedMs: number; lastContactMs: number },
  nowMs: number,
): 'fresh' | 'stale' | 'dormant' {
  if (nowMs - lastContactMs > patientSessionLimits.dormantMs) return 'dormant'
  return nowMs - authenticatedMs > patientSessionLimits.freshMs ? 'stale' : 'fresh'
}

export const sessionReply = z.object({
  state: z.enum(['none', 'fresh', 'stale', 'dormant', 'revoked']),
  patientId: z.optional(patientId),
  /** The phone was reported lost: what is on it is to be deleted. */
  wipe: z.optional(z.boolean()),
})
export type SessionReply = z.infer<typeof sessionReply>

/**
 * A patient signs out. `deviceId`: of the phone that was emptied; the cookie of another one, which the browser may have
 * got since, ends nothing. `isLate`: the phone could not tell at once, and may hold somebody else's entries by now, so
 * that the answer has the browser delete nothing but the cookie.
 */
export const sessionEndBody = z.strictObject({ deviceId: recordId, isLate: z.boolean() })
export type SessionEndBody = z.infer<typeof sessionEndBody>
/** False: the cookie is not that phone's, so the server does not know who asks. */
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
