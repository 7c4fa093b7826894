import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A line beside a reading, or in its place. `{age}` and `{missing}` stand for what only the reading knows. */
export const airNotice = z.object({ id: itemId, ...reviewShape, text: copy })
export type AirNotice = z.infer<typeof airNotice>
