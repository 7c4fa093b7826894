import * as z from 'zod/mini'
import { clinicianId, patientId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { clockFacts } from '../../records/clock-doubt.ts'
import { givenAnswer, messageText } from '../message.ts'

export const priorityAlertsPath = '/api/priority-alerts'

/** Because of `id`, a repeated tap sends the alert only once. */
export const priorityAlertBody = z.strictObject({
  id: z.optional(recordId),
  patientId,
  clinicianId,
  message: messageText,
})

/**
 * `queued`: no phone has fetched the message. `delivered`: a phone has stored it. `seen`: the patient has opened it.
 */
const messageStates = ['queued', 'delivered', 'seen'] as const

/** An answer as clinicians see it. `answeredAt` is by the phone's clock, `receivedAt` by the server's. */
export const receivedAnswer = z.object({ ...givenAnswer.shape, receivedAt: instant, ...clockFacts })
export type ReceivedAnswer = z.infer<typeof receivedAnswer>

/** A message as its sender sees it. `stateAt` is when the message reached that state, by the server's clock. */
export const sentMessage = z.object({
  id: recordId,
  from: z.string(),
  text: z.string(),
  sentAt: instant,
  state: z.enum(messageStates),
  stateAt: instant,
  /** In the order of arrival. An older server does not send them. */
  answers: z.optional(z.array(receivedAnswer)),
})
export type SentMessage = z.infer<typeof sentMessage>
