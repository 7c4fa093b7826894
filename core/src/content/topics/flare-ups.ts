import { reviewedOn } from '../review.ts'
import type { Topic } from './topic.ts'

const reviewDate = '2026-11-23'

/** For people with COPD alone. A person's written plan decides about a rescue pack, never the app (hazard C19c). */
export const flareUps: Topic = {
  id: 'flare-ups',
  ...reviewedOn(reviewDate, 'nice-ng115', 'alu-copd-flare-up'),
  title: 'COPD flare-ups and rescue packs',
  intro: 'A flare-up is when your COPD gets worse than your usual and stays worse.',
  sections: [
    {
      id: 'flare-ups-999',
      ...reviewedOn(reviewDate, 'nhs-copd', 'alu-copd-flare-up'),
      kind: 'list',
      tone: 'emergency',
      heading: 'Call 999 if:',
      items: [
        'you struggle to breathe, or cannot finish a sentence',
        'your chest feels tight or heavy, or pain spreads',
        'you are suddenly confused or very sleepy',
        'your lips or skin look blue, grey or very pale. On brown or black skin, check the palms, the inside of the lips and the tongue',
      ],
    },
    {
      id: 'flare-ups-signs',
      ...reviewedOn(reviewDate, 'nice-ng115', 'alu-copd-flare-up'),
      kind: 'list',
      tone: 'plain',
      heading: 'Signs of a flare-up',
      text: 'Think of your usual day. Is one of these worse?',
      items: [
        'You are more breathless.',
        'You cough more.',
        'You have more phlegm, or it is thicker.',
        'Your phlegm has a new colour, such as green or brown.',
      ],
    },
    {
      id: 'flare-ups-do',
      ...reviewedOn(reviewDate, 'alu-copd-flare-up', 'how-are-you-today'),
      kind: 'list',
      tone: 'do',
      heading: 'What to do',
      items: [
        'Get out your written plan and follow it.',
        'Use your reliever inhaler as your plan says.',
        'Contact a GP surgery or your COPD team today.',
        'If you cannot reach them, use the button for urgent advice at the foot of the screen.',
      ],
    },
    {
      id: 'flare-ups-pack',
      ...reviewedOn(reviewDate, 'nice-ng115', 'alu-copd-flare-up'),
      kind: 'list',
      tone: 'do',
      heading: 'If your plan has a rescue pack',
      text: 'A rescue pack is steroid tablets, antibiotics or both. Your team gives it to you to keep at home.',
      items: [
        'Start it only when your own plan says so. The plan says which signs each medicine is for.',
        'Take it as the plan and the label say, for as many days as they say.',
        'Tell your GP surgery or COPD team when you start it.',
        'If you get worse, or are no better by the day in your plan, get help the same day.',
        'Afterwards, ask for a review and a new pack.',
        'Check the dates on the pack from time to time.',
      ],
    },
    {
      id: 'flare-ups-do-not',
      ...reviewedOn(reviewDate, 'nice-ng115', 'alu-copd-flare-up'),
      kind: 'list',
      tone: 'do-not',
      heading: 'Do not',
      items: [
        'Do not start a pack without a plan of your own. Ask your team first.',
        'Do not use a pack for an asthma attack. You need to be seen.',
        "Do not use or share someone else's pack.",
        'Do not wait for the pack to work if a 999 sign starts.',
      ],
    },
  ],
  links: [
    {
      id: 'topic-link-copd-flare-up',
      ...reviewedOn(reviewDate, 'alu-copd-flare-up'),
      label: 'Asthma + Lung UK: COPD flare-ups (opens in a new tab)',
      url: 'https://www.asthmaandlung.org.uk/conditions/copd-chronic-obstructive-pulmonary-disease/flare-ups',
    },
    {
      id: 'topic-link-copd-scotland',
      ...reviewedOn(reviewDate, 'nhs-inform-copd'),
      label: 'NHS inform: COPD (opens in a new tab)',
      url: 'https://www.nhsinform.scot/illnesses-and-conditions/lungs-and-airways/copd/chronic-obstructive-pulmonary-disease/',
      nations: ['scotland'],
    },
  ],
}
