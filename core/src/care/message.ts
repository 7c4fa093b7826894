import * as z from 'zod/mini'
import { patientId, recordId } from '../platform/ids.ts'
import { instant } from '../platform/moment.ts'

export const maxMessageLength = 500

/** What a clinician may write, checked by the form and by the server. It is plain text and shown as typed. */
export const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength))

/** The fixed answers. Patients write no free text, so that no one takes it for a chat (HZ-39). */
export const messageAnswers = ['better', 'same', 'worse', 'call'] as const
export type MessageAnswer = (typeof messageAnswers)[number]

const mostUrgentFirst: readonly MessageAnswer[] = ['worse', 'call', 'same', 'better']

/** The newest answer of each kind, the most urgent first: a milder one never takes the place of a worse one (HZ-39). */
export const newestOfEachKind = <Given extends { answer: MessageAnswer }>(
  /** In the order of arrival. */
  answers: readonly Given[],
): Given[] => mostUrgentFirst.flatMap((kind) => answers.findLast(({ answer }) => answer === kind) ?? [])

/** One answer; a later one is added and replaces nothing. Its id is that of the change which brought it. */
export const givenAnswer = z.object({ id: recordId, answer: z.enum(messageAnswers), answeredAt: instant })

/** A clinician's text as the patient's phone receives it: not the start of care (hazard C43). */
export const message = z.object({
  id: recordId,
  userId: patientId,
  /** The clinician's name as shown to the patient. */
  from: z.string(),
  text: z.string().check(z.minLength(1), z.maxLength(maxMessageLength)),
  sentAt: instant,
  /** When the patient opened it, by the phone's clock; absent until then. */
  seenAt: z.optional(instant),
  /** In the order in which they were given. Absent: none yet, or an older server. */
  answers: z.optional(z.array(givenAnswer)),
})
export type Message = z.infer<typeof message>
