/**
 * Known accessibility gaps, and parts that were never tested. docs/accessibility-statement.md names the rule for each.
 */
export const knownGaps = [
  {
    id: 'assistive-technology',
    text: 'Nobody has tried it with a screen reader, by voice, or with a switch.',
  },
  {
    id: 'real-phones',
    text: 'Nobody has tried it on an iPhone or any real phone, nor in Safari or Firefox.',
  },
  {
    id: 'own-colours',
    text: 'If your phone has its own colours or less motion, the app goes along. This was looked at by hand, and few tests hold it.',
  },
  {
    id: 'sign-out-of-clinicians',
    text: 'Clinicians are signed out after 10 minutes without use, and after 8 hours in any case. They are told one minute before, and can stay.',
  },
  {
    id: 'time-to-join',
    text: 'The code of an invitation runs out after 15 minutes, or 72 hours by letter. Your clinic can give you a new one.',
  },
  { id: 'english-only', text: 'All of it is in English. There is no BSL, no Easy Read and no Welsh.' },
  {
    id: 'charts',
    text: 'Each chart has its facts in words and as a table. Nobody has tried if that is enough.',
  },
  { id: 'every-state', text: 'The tests open each screen once, and not in each of its states.' },
  {
    id: 'notice-of-success',
    text: 'The note that something worked goes away after 5 seconds. Notes of errors stay.',
  },
] as const
