import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A button in the settings and the words of its dialog. `blocked` replaces the action while it must wait. */
export const appSetting = z.object({
  id: itemId,
  label: copy,
  paragraphs: z.array(copy).check(z.minLength(1)),
  action: z.optional(z.object({ label: copy, done: copy, failed: copy, blocked: z.optional(copy) })),
  ...reviewShape,
})
export type AppSetting = z.infer<typeof appSetting>
