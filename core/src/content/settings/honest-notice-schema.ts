import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A page, a screen of ours or a number to call. */
const route = z.object({
  label: copy,
  /** What the other nations do not have. */
  onlyIn: z.optional(z.literal('england')),
  href: z.string().check(z.regex(/^(https:\/\/|tel:\d+$|\/)/)),
})

/**
 * What a control says that does nothing yet (hazard HZ-13): `oneDay` what it will do, `today` the real way, `routes`
 * the links and numbers for it. It never says that something was booked or sent.
 */
export const honestNotice = z.object({
  id: itemId,
  title: copy,
  oneDay: copy,
  today: copy,
  routes: z.array(route),
  ...reviewShape,
})
export type HonestNotice = z.infer<typeof honestNotice>
