/** The question before a patient is contacted, and what the action would do. Hazards HZ-08 (wrong patient), C35, C43. */
export const contactDialogWords = {
  who: 'Is this the right person?',
  no: 'Cancel',
  readLate: 'The patient may not read a message for days.',
  callInstead: (patient: string) => `Call ${patient} instead`,
  call: {
    yes: (patient: string) => `Yes, call ${patient}`,
    meaning: 'This opens your phone app with this number.',
  },
  note: {
    question: (patient: string) => `How did the call to ${patient} end?`,
    meaning:
      'Your note is stored with your name and the time. The patient can see it in their data. This does not close any alerts.',
    notSaved: 'Nothing was saved. Try again.',
    mayBeSaved: 'It may have been saved. You can try again: the call will only be noted once.',
  },
  sms: {
    question: (patient: string, phone: string) => `Send an SMS to ${patient} on ${phone}?`,
    yes: 'Yes, send SMS',
    meaning: 'It would say:',
  },
  whatsApp: {
    question: (patient: string, phone: string) => `Open WhatsApp for ${patient} on ${phone}?`,
    yes: 'Yes, open WhatsApp',
    meaning: 'WhatsApp opens with this message. You send it from there, outside Second Wind:',
  },
  video: {
    question: (patient: string) => `Ask ${patient} for a video consultation?`,
    yes: 'Yes, send request',
    meaning: 'The patient would be asked to choose a time.',
  },
  priority: {
    question: (patient: string) => `Send a priority alert to ${patient}?`,
    yes: 'Yes, send alert',
    meaning:
      'This sends a message that asks the patient to check in. They will see it when their phone next has signal:',
  },
  message: {
    question: (patient: string) => `Write a message to ${patient}`,
    yes: 'Send message',
    template: 'Start from a template',
    noTemplate: 'No template',
    editTemplates: 'Edit the templates',
    text: 'Message',
    hint: 'The patient can only answer Better, The same, Worse or Please call me. They may not read it for days, so do not write “today” or “tomorrow”.',
    templatesUnreadable: 'We cannot show the templates right now. You can still write a message.',
  },
  sending: {
    underway: 'Sending...',
    limits: 'This message does not replace a call or a referral. If this cannot wait, call the patient.',
    inDemo: 'In this demo everything stays on this computer.',
    mayHaveArrived: 'It may have been sent. You can send it again: the patient will only get one message.',
    notSent: 'Nothing was sent. Try again, or call the patient.',
  },
  noNumber: 'No phone number',
} as const
