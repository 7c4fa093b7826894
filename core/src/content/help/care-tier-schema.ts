import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** One care card: when to seek which help. */
export const careTier = z.strictObject({
  id: itemId,
  level: z.enum(['emergency', 'urgent', 'non-urgent']),
  heading: copy,
  items: z.array(copy).check(z.minLength(1)),
  footer: copy,
  ...reviewShape,
})
export type CareTier = z.infer<typeof careTier>
