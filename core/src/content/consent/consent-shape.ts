import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A text that people agree to before a clinic may read their record. */
export const consentShape = z.object({
  id: itemId,
  /** The day from which this wording is valid. A changed wording needs a new version. */
  version: z.iso.date(),
  title: copy,
  sections: z.array(z.object({ heading: copy, lines: z.array(copy) })),
  /** The label of the checkbox, which is never ticked in advance. */
  agreement: copy,
  ...reviewShape,
})
export type ConsentText = z.infer<typeof consentShape>
