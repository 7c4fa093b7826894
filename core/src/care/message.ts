import * as z from 'zod/mini'
import { patientId, recordId } from '../platform/ids.ts'
import { instant } from '../platform/moment.ts'

export const maxMessageLength = 500

/** A priority alert as the patient's phone receives it: a request to check in, not the start of care (hazard C43). */
export const message = z.object({
  id: recordId,
  userId: patientId,
  /** The clinician's name as shown to the patient. */
  from: z.string(),
  text: z.string().check(z.minLength(1), z.maxLength(maxMessageLength)),
  sentAt: instant,
  /** When the patient opened it, by the phone's clock; absent until then. */
  seenAt: z.optional(instant),
})
export type Message = z.infer<typeof message>
