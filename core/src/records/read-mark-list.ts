import * as z from 'zod/mini'
import { readMarkCode } from './read-mark-code.ts'

/** All stored read marks of one person, oldest first. */
export const readMarkList = z.object({ id: z.string(), marks: z.array(readMarkCode) })
export type ReadMarkList = z.infer<typeof readMarkList>
