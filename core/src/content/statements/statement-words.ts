/** The names of the two pages where they are linked. */
export const statementWords = {
  group: 'About this app',
  privacy: 'Privacy notice',
  accessibility: 'Accessibility statement',
  staffPrivacy: 'Your data as a clinician',
  dashboard: 'the dashboard',
} as const
