/** The person's rights over what the server stores about them (UK GDPR, articles 15, 17 and 20). */
export const ownDataWords = {
  title: 'What we hold about you',
  fact: 'Save a file of everything you have sent.',
  about:
    'You can save a file of everything you have sent: what you logged, earlier versions of your profile, messages, who looked at your record, and what you agreed to. To save what has not been sent yet, go to Profile, Settings, Health Data Export.',
  unguarded: 'The file is not protected by a password, so keep it safe.',
  formats: {
    json: { label: 'Save everything', type: 'JSON' },
    csv: { label: 'Save your check-ins as a table', type: 'CSV' },
    fhir: { label: 'Save for another health app', type: 'FHIR' },
  },
  saving: 'Loading…',
  saved: 'Your file is ready. Look in your downloads.',
  erase: {
    title: 'Erase my account',
    fact: 'Delete it from Second Wind and from this phone.',
    goes: 'This deletes what you logged, your profile, your messages and your sign-in from Second Wind and from this phone. Your clinic can no longer see it in Second Wind.',
    stays:
      'Your clinic keeps any notes it made in its own records. We keep a list of who looked at your record and when it was erased, with a number instead of your name. Backups keep a copy for up to 35 days.',
    others: 'Your other phones delete their data when they next have signal.',
    never: 'You cannot undo this.',
    unsent:
      'Some of what you logged has not been sent yet. Go to Offline Features to send it or delete it. To keep a copy, go to Profile, Settings, Health Data Export.',
    start: 'Erase my account…',
    label: (word: string) => `Type ${word} to continue`,
    wrong: (word: string) => `Type ${word} in capital letters`,
    yes: 'Erase everything',
    underway: 'Erasing…',
    no: 'Keep my account',
  },
} as const
