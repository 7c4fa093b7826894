import { reviewedOn } from '../review.ts'
import type { Statement } from '../statements/statement.ts'

/** What the server stores about people who sign in to the dashboard. For patients: privacy-notice.ts. */
export const staffPrivacyNotice: Statement = {
  id: 'staff-privacy-notice',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who holds it',
      lines: ['The organisation that runs this server. On this page, “we” means them.'],
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
        'each look at a record and each act, with its time and the patient',
        'what you write to patients, and why you resolve an alert',
      ],
    },
    {
      id: 'why',
      heading: 'Why',
      lines: [
        'To know that it is you, and so that a patient can see who looked. It is not there to count your work.',
        'We use your internet address to stop attacks. We do not store it.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who can see it',
      lines: [],
      points: [
        'Your patients: your name, title and department, what you write to them, and each time that you opened their record.',
        'Clinicians who share a patient with you: what you wrote and did there.',
        'The people who run the server. They can reach what is on it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long',
      lines: [
        'Your name and department stay after you leave, since old notes and looks name them. The log of looks has no end by itself. We decide when it ends.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      lines: [
        'Ask us for a copy, or to put right what is wrong. We answer within one month. You can also complain to us, or to the ICO.',
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
