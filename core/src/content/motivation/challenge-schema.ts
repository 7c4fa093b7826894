import * as z from 'zod/mini'
import { home, library } from '../../platform/app-paths.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A weekly challenge (specification, section 3). recovery/motivation/challenge-state.ts computes its progress. */
export const challenge = z.object({
  id: itemId,
  ...reviewShape,
  title: copy,
  description: copy,
  emoji: copy,
  /** In words. A challenge gives no points. */
  reward: copy,
  target: z.int().check(z.gte(1)),
  /** What is counted: how often the task was done, or on how many days it was completed. */
  counts: z.object({ task: itemId, by: z.enum(['times', 'days']) }),
  /**
   * Days from a person's first record until the first round ends, that record's day included. Later rounds take 7
   * days, so that the rounds of the challenges do not all end on the same day.
   */
  firstRoundDays: z.int().check(z.gte(1)),
  /** Where Continue leads. */
  continueTo: z.enum([home, library]),
})
export type Challenge = z.infer<typeof challenge>
