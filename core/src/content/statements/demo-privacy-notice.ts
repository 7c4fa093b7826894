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
        'The people in it are made up. Please do not type in real names or real health details.',
        'There is no sign-in. Whoever uses this computer can open all of it.',
        'It is not for care. No doctor or nurse reads what you log here. In an emergency call 999.',
      ],
    },
    {
      id: 'where-it-goes',
      heading: 'Where it goes',
      lines: [
        'What you log is stored in this browser. It is also sent to the demo server, which runs on this computer alone.',
        'If somebody has set up live air quality, a weather service is told the name of a town. It is not told who asks.',
        'There are no adverts and no trackers. Links to other websites open there, and those have notices of their own.',
      ],
    },
    {
      id: 'deleting',
      heading: 'How to delete it',
      lines: [
        'To empty this browser, go to Settings, then Data & Security. What was sent stays on the demo server. It goes when somebody deletes the data folder.',
      ],
    },
    {
      id: 'in-earnest',
      heading: 'With a real clinic',
      lines: [
        'A clinic that runs Second Wind has sign-in, asks people first, and shows its own notice in this place.',
      ],
    },
  ],
  ...reviewedOn('2026-11-22', 'own'),
}
