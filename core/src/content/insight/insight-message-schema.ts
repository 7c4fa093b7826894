import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A message after logging. `help` is shown with the words. */
export const insightMessage = z.object({
  id: itemId,
  icon: z.enum(['warning', 'sun', 'cloud', 'up', 'rest', 'phone', 'star']),
  message: copy,
  sourceLine: copy,
  help: z.enum(['none', 'check', 'call-111', 'check-and-urgent', 'check-and-emergency']),
  ...reviewShape,
})
export type InsightMessage = z.infer<typeof insightMessage>
