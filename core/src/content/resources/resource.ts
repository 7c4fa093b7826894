import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'
import { externalLink } from '../home-advice/external-link.ts'

const section = {
  id: itemId,
  ...reviewShape,
  heading: copy,
  /** The line under the heading of a section that opens on a tap. Without it the section is always open. */
  inShort: z.optional(copy),
  text: z.optional(copy),
}

/** `tone` chooses how it looks: plain bullets, a do or do-not list, or a care card by urgency. */
export const listSection = z.strictObject({
  ...section,
  kind: z.literal('list'),
  tone: z.enum(['plain', 'do', 'do-not', 'warning', 'non-urgent', 'urgent', 'emergency']),
  items: z.array(copy).check(z.minLength(1)),
})

const timelineSection = z.strictObject({
  ...section,
  kind: z.literal('timeline'),
  rows: z
    .array(z.strictObject({ id: itemId, ...reviewShape, when: copy, often: copy, helps: z.optional(copy) }))
    .check(z.minLength(2)),
})

/** One tab of /educational-resources, in the order in which it is read. */
export const educationalResource = z.strictObject({
  id: z.enum(['antibiotics', 'allergies', 'viral']),
  ...reviewShape,
  title: copy,
  intro: copy,
  sections: z.array(z.discriminatedUnion('kind', [listSection, timelineSection])).check(z.minLength(1)),
  links: z.array(externalLink).check(z.minLength(1)),
})
export type EducationalResource = z.infer<typeof educationalResource>
