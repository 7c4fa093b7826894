import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** A number to tap on the Connect to Care screen. */
export const emergencyContact = z.strictObject({
  id: itemId,
  name: copy,
  tel: z.enum(['999', '111']),
  purpose: copy,
  hours: copy,
  ...reviewShape,
})
export type EmergencyContact = z.infer<typeof emergencyContact>
