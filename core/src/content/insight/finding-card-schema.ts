import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'
import { careTier } from '../help/care-tier-schema.ts'

/**
 * The card for the most serious findings of an entry. What was logged is listed between heading and message. The tier
 * `question` is for what only the person can answer: whether advice is needed depends on it.
 */
export const findingCard = z.strictObject({
  id: itemId,
  tier: z.union([careTier.shape.level, z.literal('question')]),
  heading: copy,
  message: copy,
  ...reviewShape,
})
export type FindingCard = z.infer<typeof findingCard>
