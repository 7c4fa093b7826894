import { minuteMs, hourMs, dayMs } from '../platform/moment.ts'

/** NHS login guidance, session management, type B. */
export const patientSessionLimits = {
  freshMs: 30 * dayMs,
  dormantMs: 180 * dayMs,
  /** For actions that need the person, not just the phone: erasing, and changing sign-in methods (ASVS 7.5.1). */
  justProvedMs: 5 * minuteMs,
} as const

/**
 * What a patient's session is worth at its age; the server stores no expiry.
 *
 * @param authenticatedMs when the person last proved who they are, by passkey or recovery code
 * @param lastContactMs the phone's last contact with the server
 */
export function patientSessionStateByAge(
  { authenticatedMs, lastContactMs }: { authenticatedMs: number; lastContactMs: number },
  nowMs: number,
): 'fresh' | 'stale' | 'dormant' {
  if (nowMs - lastContactMs > patientSessionLimits.dormantMs) return 'dormant'
  return nowMs - authenticatedMs > patientSessionLimits.freshMs ? 'stale' : 'fresh'
}

/** NHS e-Referral Service: 8 hours in all, 10 minutes without activity. */
export const clinicianSessionLimits = {
  absoluteMs: 8 * hourMs,
  idleMs: 10 * minuteMs,
  idleWarningMs: 9 * minuteMs,
  stepUpMs: 5 * minuteMs,
  sessions: 3,
} as const

/** Epoch milliseconds: the absolute end, and the end if there is no activity. */
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
