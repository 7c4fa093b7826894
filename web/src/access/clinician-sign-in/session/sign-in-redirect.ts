import { clinicianId } from '@second-wind/core/platform/ids'
import * as z from 'zod/mini'
import type { ClinicianSession } from '../../../data/server/clinician/clinician-session.ts'
import * as paths from '../../../paths.ts'
import { signOutReasonWords, type SignOutReason } from '../sign-in-words.ts'

const reasons = Object.keys(signOutReasonWords)
const isReason = (word: unknown): word is SignOutReason => typeof word === 'string' && reasons.includes(word)

const signInRedirect = z.object({
  /** A path of this app, never another site. */
  to: z.string().check(z.regex(/^\/(?:clinician-dashboard|clinician\/your-sign-in)(?:[?#]|$)/)),
  /** The clinician whose session ended. */
  previousClinicianId: z.optional(clinicianId),
  why: z.optional(z.custom<SignOutReason>(isReason)),
})

type SignInRedirect = z.infer<typeof signInRedirect>

const beginning = paths.clinicianDashboard

/** What the previous page put into the history state: where to continue, and why the person must sign in. */
export function parseSignInRedirect(state: unknown): SignInRedirect {
  const found = signInRedirect.safeParse(state)
  return found.success ? found.data : { to: beginning }
}

/** The path may name a patient, so another clinician at this computer starts at the dashboard. */
export const redirectPath = (
  session: ClinicianSession | undefined,
  { to, previousClinicianId }: SignInRedirect,
): string =>
  previousClinicianId === undefined || previousClinicianId === session?.clinician.id ? to : beginning
