import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** The words for a reason of the risk rule: for the patient in "You see this because: …", and for a clinician. */
export const riskReasonWord = z.strictObject({
  id: itemId,
  ...reviewShape,
  patient: copy,
  clinician: copy,
  /** Findings also have a phrase for what was logged. */
  logged: z.optional(z.unknown()),
})
export type RiskReasonWord = z.infer<typeof riskReasonWord>
