import * as z from 'zod/mini'
import { triageLevels } from '../../triage/triage-result.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** `{diagnosis}` is replaced by its name in the form used inside a sentence. */
const withDiagnosis = z.strictObject({ description: copy })

/** The words of one outcome of one track. */
export const resultWords = z.strictObject({
  id: itemId,
  level: z.enum(triageLevels),
  title: copy,
  description: copy,
  withDiagnosis: z.optional(withDiagnosis),
  /** For people with COPD, asthma or pulmonary fibrosis, where no diagnosis is named. */
  withLungCondition: z.optional(z.strictObject({ description: copy })),
  icon: z.enum(['warning', 'phone', 'home']),
  recommendations: z.array(copy).check(z.minLength(1)),
  notes: z.array(copy),
  ...reviewShape,
})
export type ResultWords = z.infer<typeof resultWords>
