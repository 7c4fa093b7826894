import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A text that people agree to before a clinic may read their record. */
export const consentShape = z.object({
  id: itemId,
  /** The day from which this wording counts. A changed wording needs a new version. */
  version: z.iso.date(),
  title: copy,
  sections: z.array(z.object({ heading: copy, lines: z.array(copy) })),
  /** Beside the box to tick, which nobody ticks in advance. */
  agreement: copy,
  ...reviewShape,
})
export type ConsentText = z.infer<typeof consentShape>
