import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** What a streak of at least `from` days reads. */
export const streakBand = z.object({
  id: itemId,
  ...reviewShape,
  from: z.int().check(z.gte(0)),
  icon: z.enum(['seedling', 'fire', 'star', 'trophy']),
  /** `{n}` stands for the number of days. */
  message: copy,
})
export type StreakBand = z.infer<typeof streakBand>
