import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** The card for the most serious findings of an entry. What was logged is listed between heading and message. */
export const findingCard = z.strictObject({ id: itemId, heading: copy, message: copy, ...reviewShape })
export type FindingCard = z.infer<typeof findingCard>
