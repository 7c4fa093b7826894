import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A quote (specification, section 3). */
export const quote = z.object({
  id: itemId,
  ...reviewShape,
  text: copy,
  author: copy,
  category: itemId,
})
export type Quote = z.infer<typeof quote>
