import type { CallOutcome } from '@second-wind/core/care/contract/call-notes'
import { lowerFirst } from '@second-wind/core/platform/first-letter'
import { callOutcomeWords } from './calls/call-outcome-words.ts'

/** What a contact button says afterwards. Literal texts: second specification, sections 7 and 8; ruling C-28. */
export const contactWords = {
  smsSent: (patient: string) => `SMS sent to ${patient} ${nothingLeft}`,
  videoRequested: (patient: string) => `Video consultation request sent to ${patient} ${nothingLeft}`,
  alertSent: (patient: string) => `Priority alert sent to ${patient}`,
  alertFailed: (patient: string) => `Failed to send alert to ${patient}`,
  messageSent: (patient: string) => `Message sent to ${patient}`,
  messageFailed: (patient: string) => `The message to ${patient} was not sent`,
  callNoted: (patient: string, outcome: CallOutcome) =>
    `Call to ${patient} noted: ${lowerFirst(callOutcomeWords[outcome])}`,
  undo: 'Undo',
  undoing: 'Undoing...',
  withdrawCall: 'Withdraw this note',
  withdrawQuestion: (outcome: CallOutcome) => `Withdraw the note “${callOutcomeWords[outcome]}”?`,
  withdrawMeans: (heading: string) =>
    `You noted it: ${lowerFirst(heading)}. It stays in the record, struck through, with the time.`,
  withdrawYes: 'Yes, withdraw it',
  withdrawNo: 'Keep it',
  callWithdrawn: (patient: string, outcome: CallOutcome) =>
    `The note “${callOutcomeWords[outcome]}” about ${patient} is withdrawn`,
  callNotWithdrawn: (patient: string, outcome: CallOutcome, why: string) =>
    `The note “${callOutcomeWords[outcome]}” about ${patient} is not withdrawn: ${why}. You can withdraw it under “Calls” in the record.`,
  withdrawn: (moment: string) => `Withdrawn: ${moment}`,
  notWithdrawn: (why: string) => `Not withdrawn: ${why}. Try again.`,
  callNotNoted: (patient: string) => `The call to ${patient} was not noted`,
  noPhone: (patient: string) => `No phone number for ${patient}`,
  confirmCall: (patient: string, phone: string) => `Call ${patient} on ${phone}?`,
} as const

const nothingLeft = '(demo: nothing left this computer)'
