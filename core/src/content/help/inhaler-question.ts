import * as z from 'zod/mini'
import { inhalers } from '../../records/patient.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** Asked before any step of an asthma attack is shown: the number of puffs depends on it. */
export const inhalerQuestion = z.strictObject({
  id: itemId,
  text: copy,
  options: z.array(z.strictObject({ id: z.enum(inhalers), label: copy })).check(z.length(inhalers.length)),
  ...reviewShape,
})
export type InhalerQuestion = z.infer<typeof inhalerQuestion>
