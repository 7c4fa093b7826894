import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A badge (specification, section 3). When it is earned: recovery/motivation/badge-state.ts. */
export const badge = z.object({
  id: itemId,
  ...reviewShape,
  name: copy,
  emoji: copy,
  description: copy,
})
export type Badge = z.infer<typeof badge>
