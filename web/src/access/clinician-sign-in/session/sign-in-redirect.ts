import { whySignedOut, type WhySignedOut } from '../sign-in-words.ts'
import { clinicianId } from '@second-wind/core/platform/ids'
import type { ClinicianSession } from '../../../data/server/clinician/clinician-session.ts'
import * as z from 'zod/mini'

const reasons = Object.keys(whySignedOut)
const isReason = (word: unknown): word is WhySignedOut => typeof word === 'string' && reasons.includes(word)

const arrival = z.object({
  /** A place of our own, never another site's. */
  to: z.string().check(z.regex(/^\/(?:clinician-dashboard|clinician\/your-sign-in)(?:[?#]|$)/)),
  /** Who was there until now. */
  whose: z.optional(clinicianId),
  why: z.optional(z.custom<WhySignedOut>(isReason)),
})

type Arrival = z.infer<typeof arrival>

const beginning = '/clinician-dashboard'

/** What the page that led here has left in the history: where to go on to, and why somebody is here. */
export function arrivalOf(state: unknown): Arrival {
  const found = arrival.safeParse(state)
  return found.success ? found.data : { to: beginning }
}

/** The place may be a patient's record. To another clinician at this computer it says nothing. */
export const placeFor = (session: ClinicianSession | undefined, { to, whose }: Arrival): string =>
  whose === undefined || whose === session?.clinician.id ? to : beginning
