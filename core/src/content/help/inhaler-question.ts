import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../item.ts'

const inhalers = ['blue', 'air-or-mart', 'unknown'] as const
export type Inhaler = (typeof inhalers)[number]

/** Asked before any step of an asthma attack is shown: the number of puffs depends on it. */
export const inhalerQuestion = z.strictObject({
  id: itemId,
  text: copy,
  options: z.array(z.strictObject({ id: z.enum(inhalers), label: copy })).check(z.length(inhalers.length)),
  ...reviewShape,
})
export type InhalerQuestion = z.infer<typeof inhalerQuestion>
