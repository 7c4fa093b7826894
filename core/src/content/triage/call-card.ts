import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A card that asks to call 999 and lets the person continue. */
export const callCard = z.strictObject({
  id: itemId,
  heading: copy,
  text: z.optional(copy),
  signs: z.optional(z.array(copy)),
  call: copy,
  whatToDo: z.optional(copy),
  carryOn: copy,
  ...reviewShape,
})
export type CallCard = z.infer<typeof callCard>
