import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** The puff counter of one step. It never covers the 999 button. */
const puffs = z.strictObject({
  /** Number of the step, from 1. */
  atStep: z.int().check(z.gte(1)),
  secondsBetween: z.strictObject({ min: z.int().check(z.gte(1)), max: z.int().check(z.gte(1)) }),
  max: z.int().check(z.gte(1)),
})

/** Steps to follow, in order. */
export const firstAid = z.strictObject({
  id: itemId,
  title: copy,
  intro: z.optional(copy),
  steps: z.array(copy).check(z.minLength(1)),
  puffs: z.optional(puffs),
  ...reviewShape,
})
export type FirstAid = z.infer<typeof firstAid>
