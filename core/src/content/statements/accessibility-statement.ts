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
      heading: 'How far we are',
      lines: [
        'We want everybody to be able to use this app. This page is about the app for patients and the dashboard for clinicians.',
        'The app is partly in line with the rules for all (WCAG 2.2, level AA). The gaps are below. No disabled person and no outside expert has tested it yet.',
      ],
    },
    {
      id: 'what-works',
      heading: 'What should work for you',
      lines: [],
      points: [
        'Text at twice its size, on a small phone, with no scrolling to the side.',
        'Logging, questions in front of the page, and the dashboard by keyboard alone. You can see where you are.',
        'Buttons that are large enough for a thumb. Each slider has buttons beside it.',
        'No message in colour alone. Text that stands out from what is behind it.',
        'Calls for help, such as 999, in the same place on each screen for patients.',
        'No time limits while you read or log. If you use the app lock, it keeps what you had open.',
        'Short words. Breathing exercises that can stand still.',
      ],
    },
    {
      id: 'gaps',
      heading: 'What does not work, or was never tried',
      lines: [],
      points: knownGaps.map(({ text }) => text),
    },
    {
      id: 'help',
      heading: 'If you need help',
      lines: [
        'Tell your clinic what you cannot use or read. Ask them if you need the words in another form, such as large print.',
      ],
      facts: ['accessibilityContact'],
    },
    {
      id: 'unhappy',
      heading: 'If you are not happy with the answer',
      lines: [
        'In England, Scotland and Wales, the Equality Advisory and Support Service can help you. In Northern Ireland, it is the Equality Commission.',
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
        'By programs, in the browser Chromium, on 22 November 2026. A program finds about a third of what is wrong. The rest takes people.',
      ],
    },
  ],
  ...reviewedOn('2026-11-22', 'gov-accessibility-statement'),
}
