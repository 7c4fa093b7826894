import * as z from 'zod/mini'
import { triageLevels } from '../../triage/triage-result.ts'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** In the place of {diagnosis} stands its name, as it reads inside a sentence. */
const withDiagnosis = z.strictObject({ title: z.optional(copy), description: copy })

/** What one outcome of one track says. */
export const resultWords = z.strictObject({
  id: itemId,
  level: z.enum(triageLevels),
  title: copy,
  description: copy,
  withDiagnosis: z.optional(withDiagnosis),
  icon: z.enum(['warning', 'phone', 'home']),
  recommendations: z.array(copy).check(z.minLength(1)),
  notes: z.array(copy),
  ...reviewShape,
})
export type ResultWords = z.infer<typeof resultWords>
