import * as z from 'zod/mini'
import { instant, localDate } from '../platform/moment.ts'

/** The zones of a written action plan, from well to emergency. */
export const planZones = ['green', 'amber', 'red'] as const
export type PlanZone = (typeof planZones)[number]

export const maxPlanTextLength = 2000
export const maxPlanAuthorLength = 200

const planText = z.string().check(z.maxLength(maxPlanTextLength))
const zone = z.object({ looksLike: planText, whatIDo: planText })

/**
 * What a person copied from their own paper plan, word for word; a part left out is an empty text. It stays on the
 * phone and is never sent.
 */
export const planContent = z.object({
  zones: z.object({ green: zone, amber: zone, red: zone }),
  medicines: planText,
  contacts: planText,
  /** Who wrote the plan, and when. */
  writtenBy: z.string().check(z.maxLength(maxPlanAuthorLength)),
  writtenOn: z.union([localDate, z.literal('')]),
})
export type PlanContent = z.infer<typeof planContent>

export const actionPlan = z.object({
  ...planContent.shape,
  savedAt: instant,
  /**
   * The name in the profile when the plan was saved, so that the plan is not shown to the next person who uses this
   * phone.
   */
  savedFor: z.optional(z.string()),
})
export type ActionPlan = z.infer<typeof actionPlan>
