/** The person's rights over what the server stores about them (UK GDPR, articles 15, 17 and 20). */
export const ownDataWords = {
  title: 'What the server holds about you',
  about:
    'A file of everything that the server has: what you logged, earlier versions of your profile, messages, who looked at your record, and what you agreed to. What has not been sent is not in it. Find that under Profile, Settings, Health Data Export.',
  unguarded: 'The file has no password. Keep it safe.',
  formats: {
    json: 'Everything (JSON)',
    csv: 'Your check-ins as a table (CSV)',
    fhir: 'For other health apps (FHIR)',
  },
  saving: 'Asking the server…',
  saved: 'Your file is ready. Look in your downloads.',
  erase: {
    title: 'Erase my account',
    goes: 'This deletes what you logged, your profile, your messages and your sign-in from the server and from this phone. Your clinic can no longer see any of it here.',
    stays:
      'What stays: notes that your clinic made in its own records, and a log that somebody with a number looked or erased, without your name. Backups keep a copy for up to 35 days.',
    others: 'Your other phones delete what they keep when they next reach the server.',
    never: 'It cannot be undone.',
    unsent:
      'Some of what you logged has not been sent yet. Send it first, or delete it, under Offline Features. If you want to keep it, save a file before, under Profile, Settings, Health Data Export.',
    start: 'Erase my account…',
    label: (word: string) => `Type ${word} to go on`,
    wrong: (word: string) => `Type ${word} in capital letters`,
    yes: 'Erase everything',
    underway: 'Erasing…',
    no: 'Keep my account',
  },
} as const
