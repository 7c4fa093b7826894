import * as z from 'zod/mini'
import { appPaths } from '../../platform/app-paths.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A reminder as anyone may see it on a locked phone: it says nothing about a person's health. */
export const reminder = z.object({
  id: itemId,
  title: copy,
  body: copy,
  opens: z.enum(appPaths),
  ...reviewShape,
})
export type Reminder = z.infer<typeof reminder>
