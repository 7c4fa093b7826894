import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** What a band of the UK Daily Air Quality Index means for a person with a lung or heart condition. */
export const bandAdvice = z.object({
  id: itemId,
  ...reviewShape,
  word: copy,
  points: copy,
  advice: copy,
})
export type BandAdvice = z.infer<typeof bandAdvice>
