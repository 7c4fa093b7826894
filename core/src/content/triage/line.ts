import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** One text of a screen. */
export const line = z.strictObject({ id: itemId, text: copy, ...reviewShape })
export type Line = z.infer<typeof line>
