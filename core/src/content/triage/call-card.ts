import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A card that asks to call 999 and lets the person continue. */
export const callCard = z.strictObject({
  id: itemId,
  heading: copy,
  text: z.optional(copy),
  signs: z.optional(z.array(copy)),
  /** Absent where the bar at the bottom of the screen is the one call. */
  call: z.optional(copy),
  whatToDo: z.optional(copy),
  carryOn: copy,
  ...reviewShape,
})
export type CallCard = z.infer<typeof callCard>
