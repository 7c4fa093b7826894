import { reviewedOn } from '../review.ts'
import type { Topic } from './topic.ts'

const date = '2026-11-23'

export const stopSmoking: Topic = {
  id: 'stop-smoking',
  ...reviewedOn(date, 'nhs-quit-smoking', 'nhs-copd', 'nice-ng209'),
  title: 'Stopping smoking',
  intro:
    'If you smoke, stopping is the best thing you can do for your lungs. It helps at any age, and with any lung condition.',
  sections: [
    {
      id: 'stop-smoking-why',
      ...reviewedOn(date, 'nhs-copd', 'alu-copd', 'nhs-asthma'),
      kind: 'list',
      tone: 'plain',
      heading: 'Why it helps',
      items: [
        'COPD gets worse more slowly when you stop.',
        'Smoke can set off asthma, and inhalers may not work as well.',
        'It is never too late. It helps your lungs at any age.',
      ],
    },
    {
      id: 'stop-smoking-how',
      ...reviewedOn(date, 'nhs-quit-smoking', 'nhs-stop-smoking-services', 'nice-ng209'),
      kind: 'list',
      tone: 'do',
      heading: 'What works best',
      text: 'Help from an adviser, with a medicine, works better than trying alone.',
      items: [
        'Ask a stop smoking service, a GP surgery or a pharmacist for help. The help is free.',
        'Ask which aid suits you: nicotine patches, gum, sprays, tablets or a vape.',
        'Pick a day to stop, and tell people close to you.',
        'When you want to smoke, wait a few minutes. Have a drink or move about until it passes.',
        'If you smoke again, try again. Many people try more than once.',
      ],
    },
    {
      id: 'stop-smoking-medicines',
      ...reviewedOn(date, 'sps-smoking', 'nice-ng209'),
      kind: 'list',
      tone: 'warning',
      heading: 'Ask first if you take theophylline',
      text: 'Smoke changes how some medicines work. When you stop, the dose may be too high.',
      items: [
        'Before you stop, tell a GP or pharmacist if you take theophylline or aminophylline.',
        'Do the same for clozapine, olanzapine or warfarin.',
      ],
    },
    {
      id: 'stop-smoking-vapes',
      ...reviewedOn(date, 'nhs-quit-smoking', 'nhs-home-oxygen'),
      kind: 'list',
      tone: 'do-not',
      heading: 'Keep safe',
      items: [
        'Do not smoke or vape near home oxygen. It can start a fire.',
        'Do not start to vape if you do not smoke. A vape harms you less than smoking, but it is not free of harm.',
      ],
    },
  ],
  links: [
    {
      id: 'topic-link-quit-smoking',
      ...reviewedOn(date, 'nhs-quit-smoking'),
      label: 'NHS Better Health: quit smoking (opens in a new tab)',
      url: 'https://www.nhs.uk/better-health/quit-smoking/',
    },
  ],
}
