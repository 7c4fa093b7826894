import * as z from 'zod/mini'
import { appPaths } from '../../platform/app-paths.ts'
import { nations } from '../../records/patient.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'
import { webAddress } from '../help/helpline-schema.ts'

/** A page, a screen of ours or a number to call. */
const route = z.object({
  label: copy,
  /** Set for services that other nations do not have. */
  onlyIn: z.optional(z.enum(nations)),
  href: z.union([z.enum(appPaths), webAddress, z.templateLiteral(['tel:', z.int()])]),
})

/**
 * The dialog of a control that does nothing yet (hazard HZ-13): `oneDay` says what it will do, `today` the real
 * alternative, `routes` its links and numbers. It never says that something was booked or sent.
 */
export const honestNotice = z.object({
  id: itemId,
  title: copy,
  oneDay: copy,
  today: copy,
  /** Instead of `today`, where a nation has services of its own. */
  todayIn: z.optional(z.partialRecord(z.enum(nations), copy)),
  routes: z.array(route),
  ...reviewShape,
})
export type HonestNotice = z.infer<typeof honestNotice>
