import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A reason of the risk rule: as the patient reads it in "You see this because: …", and as a clinician does. */
export const riskReasonWord = z.strictObject({
  id: itemId,
  ...reviewShape,
  patient: copy,
  clinician: copy,
})
export type RiskReasonWord = z.infer<typeof riskReasonWord>
