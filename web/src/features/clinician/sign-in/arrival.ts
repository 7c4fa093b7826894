import { whySignedOut, type WhySignedOut } from '@second-wind/core/content/clinician-account/sign-in-words'
import * as z from 'zod/mini'

const reasons = Object.keys(whySignedOut)
const isReason = (word: unknown): word is WhySignedOut => typeof word === 'string' && reasons.includes(word)

const arrival = z.object({
  /** A place of our own, never another site's. */
  to: z.string().check(z.regex(/^\/(?:clinician-dashboard|clinician\/your-sign-in)(?:[?#]|$)/)),
  why: z.optional(z.custom<WhySignedOut>(isReason)),
})

/** What the page that led here has left in the history: where to go on to, and why somebody is here. */
export function arrivalOf(state: unknown): z.infer<typeof arrival> {
  const found = arrival.safeParse(state)
  return found.success ? found.data : { to: '/clinician-dashboard' }
}
