import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'
import { topicId } from '../topics/topic.ts'

/** Specification, entity "Education card". `tab` is the tab of its level that shows it. */
export const educationCard = z.strictObject({
  id: itemId,
  ...reviewShape,
  title: copy,
  type: z.enum([
    'emergency',
    'breathing',
    'medication',
    'support',
    'monitoring',
    'selfcare',
    'prevention',
    'lifestyle',
  ]),
  priority: z.enum(['critical', 'important', 'helpful']),
  tab: z.enum(['urgent', 'support', 'important', 'self-care', 'primary', 'wellness']),
  content: copy,
  actionItems: z.array(copy).check(z.minLength(1)),
  /** The topic of /educational-resources that says more. */
  more: z.optional(z.strictObject({ label: copy, topic: topicId })),
})
export type EducationCard = z.infer<typeof educationCard>
