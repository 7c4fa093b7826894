import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

export const tip = z.object({ id: itemId, text: copy, ...reviewShape })
export type Tip = z.infer<typeof tip>
