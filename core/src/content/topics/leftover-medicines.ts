import { reviewedOn } from '../review.ts'
import type { Topic } from './topic.ts'

const date = '2026-11-23'

export const leftoverMedicines: Topic = {
  id: 'leftover-medicines',
  ...reviewedOn(date, 'ukhsa-keep-antibiotics-working', 'nhs-antibiotics', 'nhs-prednisolone'),
  title: 'Old antibiotics and steroids',
  intro: 'Left-over tablets may be wrong for you next time, out of date, or too few to work.',
  sections: [
    {
      id: 'leftover-take-back',
      ...reviewedOn(date, 'ukhsa-keep-antibiotics-working', 'nhs-antibiotics'),
      kind: 'list',
      tone: 'do',
      heading: 'Take them to a pharmacy when:',
      text: 'Any pharmacy will take them back for free.',
      items: [
        'your course is over and some are left',
        'you were told to stop, or were given something else',
        'the date on the box has passed',
        'you do not know what they are for',
        'a COPD rescue pack is no longer in your plan',
      ],
    },
    {
      id: 'leftover-do-not',
      ...reviewedOn(date, 'ukhsa-keep-antibiotics-working', 'nhs-antibiotics'),
      kind: 'list',
      tone: 'do-not',
      heading: 'Do not',
      items: [
        'Do not keep antibiotics or steroid tablets just in case. Only a rescue pack for COPD, in your own written plan, stays at home.',
        "Do not share them or take someone else's.",
        'Do not put them in the bin, the sink or the toilet.',
      ],
    },
    {
      id: 'leftover-steroids',
      ...reviewedOn(date, 'nhs-prednisolone'),
      kind: 'list',
      tone: 'urgent',
      heading: 'Steroid tablets: ask before you stop',
      items: [
        'If you have taken them for more than a few weeks, do not stop suddenly. It can make you very ill. Ask your doctor how to stop.',
        'If you were given a steroid card, carry it with you.',
        'If you have had many short courses, ask a nurse or pharmacist if you need a card.',
      ],
    },
  ],
  links: [
    {
      id: 'topic-link-antibiotics',
      ...reviewedOn(date, 'nhs-antibiotics'),
      label: 'NHS: antibiotics (opens in a new tab)',
      url: 'https://www.nhs.uk/medicines/antibiotics/',
    },
    {
      id: 'topic-link-prednisolone',
      ...reviewedOn(date, 'nhs-prednisolone'),
      label: 'NHS: prednisolone tablets (opens in a new tab)',
      url: 'https://www.nhs.uk/medicines/prednisolone/about-prednisolone-tablets-and-liquid/',
    },
  ],
}
