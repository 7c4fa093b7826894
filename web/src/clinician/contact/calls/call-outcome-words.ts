import type { CallOutcome } from '@second-wind/core/care/contract/call-notes'

/** How a call ended. None of them says how the patient is. */
export const callOutcomeWords: Record<CallOutcome, string> = {
  'no-answer': 'Rang, no answer',
  'left-message': 'Rang, left a message',
  spoke: 'Rang, spoke to the patient',
}
