import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from './content-item.ts'

export const myth = z.strictObject({ id: itemId, myth: copy, fact: copy, ...reviewShape })
export type Myth = z.infer<typeof myth>
