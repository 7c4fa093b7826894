import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** The words around marking a day as a rest day. */
export const restDay = z.object({
  id: itemId,
  ...reviewShape,
  title: copy,
  description: copy,
  /** Marks today as a rest day, and takes that back. */
  rest: copy,
  undo: copy,
  /** Shown once today is a rest day. */
  resting: copy,
})
export type RestDay = z.infer<typeof restDay>
