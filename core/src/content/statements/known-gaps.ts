/**
 * Known accessibility gaps, and parts that were never tested. docs/accessibility-statement.md names the rule for each.
 */
export const knownGaps = [
  {
    id: 'assistive-technology',
    text: 'We have not tested it with a screen reader, voice control or a switch.',
  },
  {
    id: 'real-phones',
    text: 'We have not tested it on an iPhone or any real phone. On a computer, the main tasks are tested in the engines of Safari, Firefox and Chrome.',
  },
  {
    id: 'own-colours',
    text: "The app should use your phone's settings for colours and less motion. We have checked this by hand and have few tests for it.",
  },
  {
    id: 'sign-out-of-clinicians',
    text: 'Clinicians are signed out after 10 minutes without use, and after 8 hours in any case. They get a warning 1 minute before and can stay signed in.',
  },
  {
    id: 'time-to-join',
    text: 'An invitation code runs out after 15 minutes, or 72 hours if it comes by letter. Your clinic can give you a new one.',
  },
  { id: 'english-only', text: 'Everything is in English. There is no BSL, Easy Read or Welsh version.' },
  {
    id: 'charts',
    text: 'Each chart is also shown in words and as a table. We have not tested if that is enough.',
  },
  { id: 'every-state', text: 'Our tests check each screen once, but not everything a screen can show.' },
  {
    id: 'notice-of-success',
    text: 'A message that something worked goes away after 5 seconds. Error messages stay.',
  },
] as const
