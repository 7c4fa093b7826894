import { serviceProblem } from '@second-wind/core/content/service-problem'
/** What the dashboard says to a clinician who invites a patient (decision 032). */
export const invitationWords = {
  open: 'Invite a patient',
  first: 'Invite your first patient',
  firstHow: 'Invite a patient, and they will appear here when you approve their phone.',
  another: 'Invite another patient',
  waiting: (count: number) => `${count} waiting`,
  title: 'Invite a patient',
  how: 'How will you give the patient the invitation?',
  handovers: {
    in_person: { label: 'In person', about: 'They scan it now. Valid for 15 minutes.' },
    letter: { label: 'By letter', about: 'You print it. Valid for 72 hours.' },
  },
  create: 'Create an invitation',
  creating: 'Creating an invitation…',
  tooMany: 'You have 20 open invitations. Cancel one first.',
  newDevice: {
    title: (name: string) => `New phone for ${name}`,
    about:
      'The new phone opens the patient’s existing record. What they share with you does not change. Their old recovery codes and passkeys stop working. If the old phone is lost, report that too. If the patient used another phone in the last 30 days, the new phone waits for 48 hours.',
    handovers: {
      in_person: {
        label: 'Now',
        about: 'They scan it, or you read them the code over the phone. Valid for 15 minutes.',
      },
      letter: { label: 'By letter', about: 'You print it. Valid for 72 hours.' },
    },
    opens: (name: string) =>
      `This phone will be able to open and change the whole record of ${name}. Check that this is the right person.`,
    sure: (name: string, phrase: string) =>
      `Does the new phone show “${phrase}”, and have you checked that this is ${name}?`,
    approved: (name: string) =>
      `Approved. When setup has finished, the phone will open the record of ${name}.`,
    held: (name: string, when: string) =>
      `Approved and on hold until ${when}: another phone of ${name} was used in the last 30 days. Tell the patient that the new phone will not send anything until then.`,
    in: 'for a new phone of',
    letterTitle: 'Your record on a new phone',
    what: 'You already use Second Wind. Use this letter to open your record on a new phone. What your clinic can see does not change.',
    ask: '2. Follow the steps in the app until you see two words.',
  },
  held: {
    title: 'New phones on hold',
    why: 'You approved these, but the patient used another phone in the last 30 days. The new phone is on hold so that the patient can accept or refuse it on the other one. If they no longer have it, a second clinician can confirm the new phone: they ask the patient for the two words and the date of birth, and enter both under “Confirm a colleague’s new phone”.',
    item: (name: string, when: string, phrase: string) => `${name}, until ${when}. Two words: ${phrase}.`,
    stop: 'Decline',
    stopWhich: (name: string) => `Decline the new phone of ${name}`,
  },
  second: {
    title: 'Confirm a colleague’s new phone',
    how: 'A colleague has approved a new phone that is on hold. Speak to the patient yourself and check who they are. Ask them to read out the two words on the new phone and tell you their date of birth.',
    words: 'Two words on the new phone',
    dateOfBirth: 'Date of birth, as the patient tells you',
    wordsMissing: 'Enter the two words on the new phone',
    confirm: 'Confirm',
    done: 'Confirmed. The new phone can open the record now.',
    notProved: 'Nothing was confirmed, because you did not confirm who you are.',
    tooMany: 'You have tried too many times. Wait 15 minutes and try again.',
    noResponse: 'We cannot connect right now, so we do not know if this was done. Try again.',
    serverError: serviceProblem(),
  },
  made: {
    title: 'The invitation',
    scan: 'Ask the patient to scan this with the camera of their own phone.',
    letter: 'Print the letter now. It has this QR code, and this code to type:',
    type: (address: string) => `Or ask them to open ${address} and type this code:`,
    once: 'We only show this once, and it can only be used once.',
    qr: 'QR code of the invitation',
    print: 'Print the letter',
    new: 'Another invitation',
  },
  letter: {
    title: 'Your invitation to Second Wind',
    person: (who: string) =>
      `This invitation is for the patient with these details: ${who}. If these are not your details, do not use this letter. Phone your clinic.`,
    from: (...whom: string[]) => `From ${whom.join(', ')}`,
    what: 'Second Wind is an app for logging how your breathing is. If you agree, your clinic can see what you log. You can say no, and you can stop at any time.',
    scan: '1. Scan this with the camera of your phone.',
    type: (address: string) => `Or open ${address} and type the code below.`,
    iphone:
      'On an iPhone or iPad the app may first ask you to add it to your Home Screen. Open it from there and type the code.',
    ask: '2. Read what is shared. If you agree, the app shows you two words.',
    call: '3. Phone your clinic within 1 hour of seeing the words, and read them out. Your clinic then gives you access. Do this when your clinic is open.',
    number: 'Your clinic’s phone number:',
    until: (when: string) => `This invitation is valid until ${when}. It can be used once.`,
    safety:
      'The app is not monitored. In an emergency call 999. For urgent advice call 111. In Northern Ireland call your GP out-of-hours service.',
  },
  left: (text: string) => `${text} left`,
  ended: 'Time is up',
  cancel: 'Cancel',
  cancelled: 'Cancelled. That invitation can no longer be used.',
  list: 'Waiting for your decision',
  openList: 'Open invitations',
  by: { in_person: 'In person', letter: 'By letter' },
  check:
    'Compare the two words with the ones on the patient’s phone, and ask for their date of birth. Only approve if everything matches: anyone with this phone will be treated as your patient.',
  age: (age: number) => `Age ${age}, entered by the patient`,
  phrase: 'Two words',
  approve: 'Approve',
  decline: 'Decline',
  sure: (name: string, phrase: string) =>
    `Does ${name}’s phone show “${phrase}”, and is the date of birth right?`,
  mustSay: (who: string) =>
    `Ask the patient for their date of birth, and for the number if one is shown here. Both must match: ${who}.`,
  yes: 'Yes, approve',
  no: 'Go back',
  approved: (name: string) => `Approved: ${name}. You will see them in your list when their phone is set up.`,
  declined: 'Declined. Nothing is shared.',
  changed: 'This could not be done because something has changed. The list is now up to date.',
  notProved: 'No invitation was made, because you did not confirm who you are.',
  proveFirst: 'Confirm who you are',
  notNow: 'Not now',
  noResponse: 'We cannot connect right now. Nothing was changed.',
  serverError: serviceProblem(),
  close: 'Close',
} as const
