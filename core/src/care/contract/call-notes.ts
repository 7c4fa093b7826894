import * as z from 'zod/mini'
import { clinicianId, recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'

/** How a clinician's attempt to ring the patient ended. */
export const callOutcomes = ['no-answer', 'left-message', 'spoke'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** POST, clinicians only. Because of its `id`, a repeated tap notes a call once. */
export const callNotesPath = (patientId: number | string) => `/api/patient-records/${patientId}/calls`
export const callNoteBody = z.strictObject({ id: recordId, outcome: z.enum(callOutcomes) })
export type CallNoteBody = z.infer<typeof callNoteBody>

/**
 * POST, clinicians only: takes back a note of their own that was entered by mistake. It stays in the record, marked. A
 * repeated request changes nothing; `forbidden` for the note of another clinician.
 */
export const withdrawCallNotePath = (patientId: number | string) => `${callNotesPath(patientId)}/withdraw`
export const withdrawCallNoteBody = z.strictObject({ id: recordId })

/** `who` is the clinician's name and title; `at` is when the server received the note. */
export const callNote = z.object({
  ...callNoteBody.shape,
  who: z.string(),
  at: instant,
  /** An older server does not send it. */
  clinicianId: z.optional(clinicianId),
  withdrawnAt: z.optional(instant),
})
export type CallNote = z.infer<typeof callNote>
