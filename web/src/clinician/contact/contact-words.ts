/** What a contact button says afterwards. Literal texts: second specification, sections 7 and 8; ruling C-28. */
export const contactWords = {
  smsSent: (patient: string) => `SMS sent to ${patient} ${nothingLeft}`,
  videoRequested: (patient: string) => `Video consultation request sent to ${patient} ${nothingLeft}`,
  alertSent: (patient: string) => `Priority alert sent to ${patient}`,
  alertFailed: (patient: string) => `Failed to send alert to ${patient}`,
  messageSent: (patient: string) => `Message sent to ${patient}`,
  messageFailed: (patient: string) => `The message to ${patient} was not sent`,
  callNoted: (patient: string) => `Call to ${patient} noted`,
  undo: 'Undo',
  undoing: 'Undoing...',
  withdrawCall: 'Withdraw this note',
  callWithdrawn: (patient: string) => `The note of the call to ${patient} is withdrawn`,
  callNotWithdrawn: (patient: string, why: string) =>
    `The note of the call to ${patient} is not withdrawn: ${why}. You can withdraw it under “Calls” in the record.`,
  withdrawn: (moment: string) => `Withdrawn: ${moment}`,
  notWithdrawn: (why: string) => `Not withdrawn: ${why}. Try again.`,
  callNotNoted: (patient: string) => `The call to ${patient} was not noted`,
  noPhone: (patient: string) => `No phone number for ${patient}`,
  confirmCall: (patient: string, phone: string) => `Call ${patient} on ${phone}?`,
} as const

const nothingLeft = '(demo: nothing left this computer)'
