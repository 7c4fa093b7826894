import * as z from 'zod/mini'
import { recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'

/** How a clinician's attempt to ring the patient ended. */
export const callOutcomes = ['no-answer', 'left-message', 'spoke'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** POST, clinicians only. Because of its `id`, a repeated tap notes a call once. */
export const callNotesPath = (patientId: number | string) => `/api/patient-records/${patientId}/calls`
export const callNoteBody = z.strictObject({ id: recordId, outcome: z.enum(callOutcomes) })
export type CallNoteBody = z.infer<typeof callNoteBody>

/** `who` is the clinician's name and title; `at` is when the server received the note. */
export const callNote = z.object({ ...callNoteBody.shape, who: z.string(), at: instant })
export type CallNote = z.infer<typeof callNote>
