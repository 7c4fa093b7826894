import { clinicianName } from '../clinician/clinician-name.ts'
import { reviewed } from '../review.ts'
import type { ConsentText } from './consent-shape.ts'

/** Who asks to see a record. */
export type ConsentParties = {
  clinician: { title: string; name: string; department: string }
  organisation: string
}

export const consentVersion = '2026-11-22'

/**
 * The text to which a person agrees before a clinic may read their record. It is shown in full; version and hash are
 * stored with the agreement (contract/join.ts).
 */
export function consentText({ clinician, organisation }: ConsentParties): ConsentText {
  const who = clinicianName(clinician)
  return {
    id: 'consent-to-share',
    version: consentVersion,
    title: 'Share your record with your clinic?',
    sections: [
      {
        heading: 'Who can see it',
        lines: [
          `${who}, ${clinician.department}, ${organisation}.`,
          'The people who run the server for this clinic can reach what is stored on it. They do so only to keep it working.',
          'Nobody else can see it in the app, unless you share with them too.',
        ],
      },
      {
        heading: 'What you share',
        lines: [
          'Your profile: your name, age, email, phone number, town and health conditions.',
          'Your symptom logs and your notes, your symptom checks, and the care that you tick off.',
          'This means all of it: what you log from now on, and what you have logged before.',
          'When your phone last sent something, and if anything still waits on it.',
          'Your own action plan, your medicine times and your PIN stay on this phone.',
        ],
      },
      {
        heading: 'What it is for',
        lines: [
          'They can see how you are, and call you or write to you about it.',
          'No doctor or nurse is watching this app live. If you feel worse, do not wait for a reply.',
          'It is not used for adverts and it is not sold.',
        ],
      },
      {
        heading: 'How long',
        lines: [
          'Until you stop. You do not have to give a reason.',
          'What you have sent stays on the server as your record, until you have it deleted.',
        ],
      },
      {
        heading: 'How to stop',
        lines: [
          'Open Settings, then “Who can see my record”, and choose Withdraw. You need a signal for this.',
          'From that moment they cannot open your record. What they have seen before, they may have noted down.',
          'The app notes each time that somebody looks at your record. You can read that list.',
        ],
      },
      {
        heading: 'If you say no',
        lines: ['The app works without a clinic. What you log then stays on this phone.'],
      },
    ],
    agreement: `I have read this. I want ${who} to see my record.`,
    ...reviewed('own'),
  }
}

/**
 * The text as shown, one line for each paragraph. Phone and server each compute its SHA-256 (UTF-8), so that an
 * agreement covers exactly the words that the person read.
 */
export function plainConsentText({ version, title, sections, agreement }: ConsentText): string {
  const lines = sections.flatMap(({ heading, lines: body }) => [heading, ...body])
  return [version, title, ...lines, agreement].join('\n')
}
