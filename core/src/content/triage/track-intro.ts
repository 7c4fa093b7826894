import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** One tab of the start screen. */
export const trackIntro = z.strictObject({
  id: itemId,
  title: copy,
  text: copy,
  start: copy,
  /** For a person with a diagnosis: {diagnosis} stands for its name. */
  yourCondition: z.optional(copy),
  ...reviewShape,
})
export type TrackIntro = z.infer<typeof trackIntro>
