import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.5. */
export const nutrition: Category = {
  id: 'nutrition',
  title: 'Eating well',
  description: 'Keep up your strength when eating takes effort.',
  icon: 'apple',
  color: 'orange',
  warnings: [
    'If a doctor, nurse or dietitian has given you a diet to follow, keep to that instead. You may have one for diabetes or kidney problems.',
  ],
  modules: [
    {
      id: 'small-meals-often',
      title: 'Small meals, often',
      description: 'Smaller meals take less effort when you are breathless.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Plan to eat little and often. Try 5 or 6 small meals or snacks today.' },
        { text: 'Rest before you eat.' },
        { text: 'Sit upright at a table. Rest your arms on it.' },
        { text: 'Choose soft, moist foods. Try stews, mashed potato, eggs or yoghurt.' },
        { text: 'Take small bites and breathe between them. Put your fork down while you chew.' },
        { text: 'Stop when you feel full. Stay sitting up for a while after.' },
      ],
      cautions: ['If food or drink often makes you cough or choke, tell a GP or nurse.'],
      ...reviewed('uhs-nutrition', 'alu-eating'),
    },
    {
      id: 'protein-for-strength',
      title: 'Protein for strength',
      description: 'Your muscles need protein, and so do the ones you breathe with.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Think of your meals today. Include protein at 2 of them.' },
        { text: 'Try eggs, fish, beans, milk or yoghurt.' },
        { text: 'Keep easy foods in, like soup and tinned fish.' },
        { text: 'Write 2 of these foods on your shopping list.' },
        { text: 'On a tired day, have a glass of milk or a yoghurt between meals.' },
      ],
      ...reviewed('uhs-nutrition', 'alu-eating'),
    },
    {
      id: 'weight-check',
      title: 'Keep an eye on your weight',
      description: 'A change in your weight can be an early sign that you need help.',
      durationMin: 2,
      durationLabel: '2 min',
      steps: [
        { text: 'Weigh yourself about once a month. Use the same scales and the same time of day.' },
        { text: 'Hold on to something steady as you step on and off.' },
        { text: 'Write down your weight and the date.' },
        { text: 'Look at last month. Are your clothes or rings looser too?' },
        { text: 'Tell a GP or nurse if you lose weight without trying.' },
        { text: 'Ask before you start a diet.' },
      ],
      ...reviewed('uhs-nutrition', 'nhs-cough'),
    },
  ],
  ...reviewed('uhs-nutrition', 'alu-eating'),
}
