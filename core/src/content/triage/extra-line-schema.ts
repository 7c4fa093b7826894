import * as z from 'zod/mini'
import { triageLevels } from '../../triage/triage-result.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

const helperIds = ['asthma-attack', 'copd-emergency', 'copd-flare-up'] as const
/** Steps of content/help that a result opens. */
export type HelpStepsId = (typeof helperIds)[number]

const conditions = z.array(copy).check(z.minLength(1))

/** A line for some results; all its conditions must hold. */
export const extraLine = z.strictObject({
  id: itemId,
  /** None where the steps of the helper say it all. */
  text: z.optional(copy),
  track: z.optional(z.enum(['general', 'respiratory'])),
  levels: z.array(z.enum(triageLevels)).check(z.minLength(1)),
  /** The person has one of these conditions. */
  having: z.optional(conditions),
  /** The profile lists none of these conditions. */
  notHaving: z.optional(conditions),
  /** One of these options was chosen. */
  answered: z.optional(z.strictObject({ question: itemId, options: z.array(itemId).check(z.minLength(1)) })),
  /** One of these rows is the only reason for the result. */
  onlyReason: z.optional(z.array(z.string())),
  helper: z.optional(z.enum(helperIds)),
  ...reviewShape,
})
export type ExtraLine = z.infer<typeof extraLine>
