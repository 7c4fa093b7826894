import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.6. The limit is shown before every activity, for everyone (C19b). */
export const hydration: Category = {
  id: 'hydration',
  title: 'Drinking enough',
  description: 'Drink enough through the day. It helps keep phlegm thin.',
  icon: 'glass-full',
  color: 'cyan',
  warnings: [
    'If a doctor has told you to limit fluids, for example for heart or kidney problems, follow that instead.',
  ],
  modules: [
    {
      id: 'six-to-eight-drinks',
      title: '6 to 8 drinks a day',
      description: 'Spread your drinks over the day. Small sips count.',
      durationMin: null,
      durationLabel: 'All day',
      steps: [
        { text: 'Fill a jug in the morning. Keep it near your chair.' },
        { text: 'Have a drink with each meal and snack.' },
        { text: 'Water, milk, tea and coffee all count.' },
        { text: 'Check your pee. Pale and clear is the aim. Dark means drink more.' },
        { text: 'Drink a little more if you have a temperature.' },
        { text: 'Have more of your drinks early in the day if you get up a lot at night.' },
      ],
      cautions: ['If you cannot keep drinks down or hardly pee all day, get medical advice today.'],
      ...reviewed('uhs-nutrition', 'nhs-fever', 'target-leaflet'),
    },
    {
      id: 'soothing-drinks',
      title: 'Soothing drinks',
      description: 'A warm drink can ease a cough or a sore throat.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Make a warm drink with lemon. Half fill the mug, so that it does not spill.' },
        { text: 'Add honey if you like. Do not give honey to babies under 1.' },
        { text: 'Sit at a table. Let the drink cool a little.', seconds: 120 },
        { text: 'Sip it slowly. Breathe between sips.' },
      ],
      cautions: ['Honey is high in sugar. If you have diabetes, do not use it.'],
      ...reviewed('nhs-chest-infection', 'nhs-cough'),
    },
  ],
  ...reviewed('uhs-nutrition', 'nhs-chest-infection'),
}
