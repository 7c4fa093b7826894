import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** The card before the insight. */
export const logWarning = z.object({ id: itemId, heading: copy, message: copy, ...reviewShape })
export type LogWarning = z.infer<typeof logWarning>
