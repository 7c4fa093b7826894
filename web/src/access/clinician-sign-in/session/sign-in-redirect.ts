import { clinicianId } from '@second-wind/core/platform/ids'
import * as z from 'zod/mini'
import type { ClinicianSession } from '../../../data/server/clinician/clinician-session.ts'
import * as paths from '../../../paths.ts'
import { signOutReasonWords, type SignOutReason } from '../sign-in-words.ts'

const reasons = Object.keys(signOutReasonWords)
const isReason = (word: unknown): word is SignOutReason => typeof word === 'string' && reasons.includes(word)

const signInRedirect = z.object({
  /** A place of our own, never another site's. */
  to: z.string().check(z.regex(/^\/(?:clinician-dashboard|clinician\/your-sign-in)(?:[?#]|$)/)),
  /** Who was there until now. */
  whose: z.optional(clinicianId),
  why: z.optional(z.custom<SignOutReason>(isReason)),
})

type SignInRedirect = z.infer<typeof signInRedirect>

const beginning = paths.clinicianDashboard

/** What the page that led here has left in the history: where to go on to, and why somebody is here. */
export function parseSignInRedirect(state: unknown): SignInRedirect {
  const found = signInRedirect.safeParse(state)
  return found.success ? found.data : { to: beginning }
}

/** The place may be a patient's record. To another clinician at this computer it says nothing. */
export const redirectPath = (session: ClinicianSession | undefined, { to, whose }: SignInRedirect): string =>
  whose === undefined || whose === session?.clinician.id ? to : beginning
