import * as z from 'zod/mini'
import { nations } from '../../records/patient.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A page of another organisation. It opens in a new tab, and its label says so. */
export const externalLink = z.strictObject({
  id: itemId,
  ...reviewShape,
  label: copy.check(z.endsWith(' (opens in a new tab)')),
  url: z.url({ protocol: /^https$/ }),
  /** Shown in these nations alone; absent: everywhere. */
  nations: z.optional(z.array(z.enum(nations)).check(z.minLength(1))),
})
export type ExternalLink = z.infer<typeof externalLink>
