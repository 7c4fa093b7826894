import { reviewedOn } from '../review.ts'
import { knownGaps } from './known-gaps.ts'
import type { Statement } from './statement.ts'

/**
 * For patients and clinicians. docs/accessibility-statement.md says what was tested with what, and which rule each gap
 * breaks.
 */
export const accessibilityStatement: Statement = {
  id: 'accessibility-statement',
  sections: [
    {
      id: 'how-far',
      heading: 'How accessible this app is',
      lines: [
        'We want everyone to be able to use this app. This page is about the app for patients and the dashboard for clinicians.',
        'The app meets some of the rules (WCAG 2.2, level AA), but not all. The gaps are listed below. It has not yet been tested by disabled people or by an outside expert.',
      ],
    },
    {
      id: 'what-works',
      heading: 'What should work for you',
      lines: [],
      points: [
        'You can make the text twice as big on a small phone, and you do not have to scroll sideways.',
        'You can log, answer questions and use the dashboard with just a keyboard. You can see where you are on the page.',
        'Buttons are large enough to press with your thumb. Each slider has buttons next to it.',
        'We do not use colour alone to tell you something. Text is easy to see on its background.',
        'The buttons to call for help, such as 999, are in the same place on each screen for patients.',
        'There is no time limit when you read or log. If you use the app lock, it keeps what you had open.',
        'We use short words. You can turn off movement in the breathing exercises.',
      ],
    },
    {
      id: 'gaps',
      heading: 'What does not work or has not been tested',
      lines: [],
      points: knownGaps.map(({ text }) => text),
    },
    {
      id: 'help',
      heading: 'If you need help',
      lines: [
        'Tell your clinic what you cannot use or read. You can ask them for the words in another format, such as large print.',
      ],
      facts: ['accessibilityContact'],
    },
    {
      id: 'unhappy',
      heading: 'If you are not happy with the answer',
      lines: [
        'In England, Scotland and Wales, the Equality Advisory and Support Service can help you. In Northern Ireland, contact the Equality Commission.',
      ],
      links: [
        {
          label: 'Equality Advisory and Support Service (opens in a new tab)',
          href: 'https://www.equalityadvisoryservice.com/',
        },
        {
          label: 'Equality Commission for Northern Ireland (opens in a new tab)',
          href: 'https://www.equalityni.org/',
        },
      ],
    },
    {
      id: 'tests',
      heading: 'How it was tested',
      lines: [
        'We ran automated tests in the Chromium browser on 22 November 2026. These find about a third of all problems. People need to find the rest.',
      ],
    },
  ],
  ...reviewedOn('2026-11-22', 'gov-accessibility-statement'),
}
