import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from './content-item.ts'

/** The words of one kind of event on the timeline. */
export const timelineWords = z.object({ id: itemId, ...reviewShape, title: copy, description: copy })
export type TimelineWords = z.infer<typeof timelineWords>

/** The title of a warning contains its day. */
export const timelineWarningWords = z.object({
  id: itemId,
  ...reviewShape,
  titleToday: copy,
  titleEarlier: copy,
  description: copy,
  linkText: copy,
})
export type TimelineWarningWords = z.infer<typeof timelineWarningWords>
