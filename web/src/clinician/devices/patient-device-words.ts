import { serviceProblem } from '@second-wind/core/content/service-problem'
/** The phones of one patient, in the record: for when one is lost, or a new one comes (decision 038). */
export const patientDeviceWords = {
  about: 'Use this if a patient tells you that they have lost their phone or have a new one.',
  show: 'Show phones',
  again: 'Refresh',
  reading: 'Loading phones...',
  none: 'No phone is linked, so we cannot receive anything from this patient.',
  since: (when: string) => `Linked: ${when}`,
  lastContact: (when: string) => `Last connected: ${when}`,
  lost: 'Phone lost',
  lostWhich: (label: string) => `${label} is lost`,
  question: (label: string, name: string) => `Did ${name} tell you that ${label} is lost?`,
  means:
    'First ask for their name and date of birth, or call the number you have for them. The phone is then signed out straight away. When the app next connects, it deletes everything it holds, including entries that were not sent. Until then the data stays on the phone, behind its screen lock.',
  yes: 'I have checked. It is lost',
  no: 'Keep it',
  reported: (label: string) =>
    `${label} is signed out. The app deletes everything it holds when it next connects.`,
  notProved: 'Nothing was changed, because you did not confirm who you are.',
  gone: 'That phone is no longer linked. The list is now up to date.',
  noResponse:
    'We cannot connect right now, so we do not know if this was done. Check again in a few minutes.',
  serverError: serviceProblem('Nothing was changed.'),
  newDevice: 'New phone for this patient',
} as const
