import * as z from 'zod/mini'
import { copy, reviewShape } from '../content-item.ts'
import { externalLink } from '../home-advice/external-link.ts'
import { listSection } from '../resources/resource.ts'

export const topicId = z.enum(['stop-smoking', 'flare-ups', 'vaccines', 'leftover-medicines'])
export type TopicId = z.infer<typeof topicId>

/** Advice for living with a lung condition, under the tabs of /educational-resources. */
export const topic = z.strictObject({
  id: topicId,
  ...reviewShape,
  title: copy,
  intro: copy,
  sections: z.array(listSection).check(z.minLength(1)),
  links: z.array(externalLink).check(z.minLength(1)),
})
export type Topic = z.infer<typeof topic>

export const topicSummary = z.strictObject({
  id: topicId,
  ...reviewShape,
  title: copy,
  note: copy,
  /** Rescue packs are named to people with COPD alone (hazard C19c). */
  onlyWith: z.optional(z.enum(['asthma', 'copd'])),
})
export type TopicSummary = z.infer<typeof topicSummary>
