import { reviewed } from '../review.ts'
import type { EducationCard } from './education-card-schema.ts'
import { stopSmokingCard } from './stop-smoking-card.ts'

export const lowCards: readonly EducationCard[] = [
  {
    id: 'low-prevent',
    ...reviewed('nhs-hand-washing', 'nhs-vaccinations', 'hwe-reliever'),
    title: 'Stay well',
    type: 'prevention',
    priority: 'helpful',
    tab: 'primary',
    content: 'Small habits lower the chance of infections.',
    actionItems: [
      'Wash your hands for 20 seconds.',
      'Keep your vaccines up to date.',
      'Keep taking your preventer inhaler, if you have one.',
      'Do not smoke. You can ask for free help to stop.',
    ],
    more: { label: 'See which vaccines you may be offered', topic: 'vaccines' },
  },
  {
    id: 'low-breathing',
    ...reviewed('alu-breathing', 'chss'),
    title: 'Daily breathing practice',
    type: 'breathing',
    priority: 'helpful',
    tab: 'wellness',
    content: 'Practise when you feel calm. Stop and rest if you feel dizzy or get more breathless.',
    actionItems: [
      'Do 5 minutes of breathing control.',
      'Try blow as you go on the stairs: breathe out on the hard part.',
      'Note what helps.',
    ],
  },
  {
    id: 'low-lifestyle',
    ...reviewed('specification', 'uhs-nutrition', 'alu-activity', 'daqi'),
    title: 'Everyday health',
    type: 'lifestyle',
    priority: 'helpful',
    tab: 'wellness',
    content: 'Sleep, drinks and movement help.',
    actionItems: [
      'Aim for 7 to 9 hours of sleep.',
      'If a doctor told you to limit fluids, follow that. If not, have 6 to 8 drinks (glasses) a day, such as water.',
      'Move a little each day.',
      'Get fresh air when pollution is low.',
    ],
  },
  stopSmokingCard('low-stop-smoking', 'wellness'),
]
