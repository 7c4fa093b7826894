import * as z from 'zod/mini'
import { clinicianId, patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { maxMessageLength } from '../message.ts'

export const priorityAlertsPath = '/api/priority-alerts'

/** Because of `id`, a repeated tap sends the alert only once. */
export const priorityAlertBody = z.strictObject({
  id: z.optional(recordId),
  patientId,
  clinicianId,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
})

/**
 * `queued`: no phone has fetched the message. `delivered`: a phone has stored it. `seen`: the patient has opened it.
 */
const messageStates = ['queued', 'delivered', 'seen'] as const

/** A message as its sender sees it. `stateAt` is when the message reached that state, by the server's clock. */
export const sentMessage = z.object({
  id: recordId,
  from: z.string(),
  text: z.string(),
  sentAt: instant,
  state: z.enum(messageStates),
  stateAt: instant,
})
export type SentMessage = z.infer<typeof sentMessage>
