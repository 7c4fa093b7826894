import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A short text beside the activities. */
export const libraryNote = z.strictObject({ id: itemId, title: copy, text: copy, ...reviewShape })
export type LibraryNote = z.infer<typeof libraryNote>
