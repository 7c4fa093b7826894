import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A line with a reading or instead of it. `{age}` and `{missing}` are filled in from the reading. */
export const airNotice = z.object({ id: itemId, ...reviewShape, text: copy })
export type AirNotice = z.infer<typeof airNotice>
