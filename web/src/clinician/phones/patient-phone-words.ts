/** The phones of one patient, in the record: for when one is lost, or a new one comes (decision 038). */
export const patientPhoneWords = {
  about: 'For when a patient tells you that a phone is lost, or has a new one.',
  show: 'Show phones',
  again: 'Look again',
  reading: 'Loading phones...',
  none: 'No phone is linked. Nothing of this patient can arrive.',
  since: (when: string) => `Linked: ${when}`,
  heard: (when: string) => `Last heard: ${when}`,
  lost: 'Phone lost',
  lostWhich: (label: string) => `${label} is lost`,
  question: (label: string, name: string) => `Is it ${name} who says that ${label} is lost?`,
  means:
    'Ask for name and date of birth first, or call the number that you know. Then the phone is signed out at once. When the app on it next reaches the server, it deletes all that it keeps; what was not sent is gone. Until then its data stays on it, behind its screen lock.',
  yes: 'I have checked. It is lost',
  no: 'Keep it',
  reported: (label: string) =>
    `${label} is signed out. It deletes what it keeps when it next reaches the server.`,
  notProved: 'Nothing was changed, because you did not confirm who you are.',
  gone: 'That phone is no longer linked. The list has been read again.',
  noResponse:
    'The server cannot be reached, so it is not known whether this was done. Look again in a moment.',
  serverError: 'The server has a problem. Nothing was changed. Try again in a moment.',
  newPhone: 'New phone for this patient',
} as const
