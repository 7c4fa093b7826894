import { reviewedOn } from '../review.ts'
import type { Statement } from '../statements/statement.ts'

/** What the server stores about people who sign in to the dashboard. For patients: privacy-notice.ts. */
export const staffPrivacyNotice: Statement = {
  id: 'staff-privacy-notice',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who holds your data',
      lines: ['The organisation that runs this service. On this page, “we” means them.'],
      facts: ['organisation', 'privacyContact', 'privacyUrl'],
    },
    {
      id: 'what-we-hold',
      heading: 'What we hold about you',
      lines: [],
      points: [
        'your name, title, department and user name',
        'the public keys of your passkeys, or a hash of your password with a sealed key for your codes',
        'hashes of your recovery codes',
        'when you signed in and out',
        'each time you open or change a record, and whose record it is',
        'what you write to patients, and why you resolve alerts',
      ],
    },
    {
      id: 'why',
      heading: 'Why',
      lines: [
        'To check that it is you, and so that patients can see who has looked at their record. We do not use it to measure your work.',
        'We use your internet address to stop attacks. We do not store it.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who can see it',
      lines: [],
      points: [
        'Your patients: your name, title and department, what you write to them, and each time that you opened their record.',
        'Clinicians who share a patient with you: what you wrote and did for that patient.',
        'The people who run the service. They can reach the data on it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long',
      lines: [
        'We keep your name and department after you leave, because older notes and records of access name you. We decide how long to keep the records of access.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      lines: [
        'You can ask us for a copy, or to correct what is wrong. We will reply within 1 month. You can also complain to us, or to the ICO.',
      ],
      links: [
        {
          label: 'Complain to the ICO (opens in a new tab)',
          href: 'https://ico.org.uk/make-a-complaint/',
        },
      ],
    },
  ],
  ...reviewedOn('2026-11-22', 'ico-privacy-information', 'ico-complaints'),
}
