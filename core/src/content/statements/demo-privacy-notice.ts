import { reviewedOn } from '../review.ts'
import type { Statement } from './statement.ts'

/** Used in the demo instead of a clinic's notice. */
export const demoPrivacyNotice: Statement = {
  id: 'demo-privacy-notice',
  sections: [
    {
      id: 'made-up',
      heading: 'This is a demo',
      lines: [
        'The people in it are made up. Do not type in real names or real health details.',
        'There is no sign-in. Anyone who uses this computer can see everything.',
        'It is not for care. No doctor or nurse reads what you log here. In an emergency call 999.',
      ],
    },
    {
      id: 'where-it-goes',
      heading: 'Where it goes',
      lines: [
        'What you log is stored in this browser. It is also sent to the demo server, which runs on this computer alone.',
        'If live air quality is set up, we give a weather service the name of a town. We do not tell them who you are.',
        'There are no adverts and no trackers. Other websites have their own privacy notices.',
      ],
    },
    {
      id: 'deleting',
      heading: 'How to delete it',
      lines: [
        'To delete the data in this browser, go to Settings, then Data & Security. What you have sent stays on the demo server until the data folder is deleted.',
      ],
    },
    {
      id: 'in-earnest',
      heading: 'With a real clinic',
      lines: [
        "When a real clinic uses Second Wind, people sign in and give their consent first. The clinic's own privacy notice is shown here.",
      ],
    },
  ],
  ...reviewedOn('2026-11-22', 'own'),
}
