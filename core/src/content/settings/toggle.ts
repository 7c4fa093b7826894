import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A switch in the settings. A fixed one cannot be switched off and says why. */
export const toggle = z.object({
  id: itemId,
  label: copy,
  description: copy,
  isOnByDefault: z.boolean(),
  isFixed: z.boolean(),
  ...reviewShape,
})
export type Toggle = z.infer<typeof toggle>
