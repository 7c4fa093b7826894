import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.9. */
export const hygiene: Category = {
  id: 'hygiene',
  title: 'Stop infections spreading',
  description: 'Small habits that protect you and the people near you.',
  icon: 'hand-stop',
  color: 'green',
  warnings: [],
  modules: [
    {
      id: 'wash-your-hands',
      title: 'Wash your hands',
      description: 'The whole wash takes less than a minute.',
      durationMin: 1,
      durationLabel: '1 min',
      steps: [
        { text: 'Wet your hands and use soap.' },
        {
          text: 'Rub your palms and the backs. Rub between your fingers and around your thumbs. Do it for 20 seconds.',
          seconds: 20,
        },
        { text: 'Rinse your hands.' },
        { text: 'Dry them well with a clean towel or a paper towel.' },
      ],
      ...reviewed('nhs-hand-washing'),
    },
    {
      id: 'catch-it-bin-it-kill-it',
      title: 'Catch it, bin it, kill it',
      description: 'What to do when you cough or sneeze.',
      durationMin: 1,
      durationLabel: '1 min',
      steps: [
        { text: 'Cough or sneeze into a tissue. If you have none, use your elbow.' },
        { text: 'Bin the tissue straight away.' },
        { text: 'Wash your hands.' },
        { text: 'Open a window if you can.' },
      ],
      ...reviewed('nhs-hand-washing', 'nhs-cough'),
    },
    {
      id: 'vaccines-check',
      title: 'Vaccines check',
      description: 'Find out which vaccines are free for you.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Call your GP surgery or a pharmacy. Ask which vaccines are free for you.' },
        {
          text: 'Tell them your age and your lung condition. A lung condition often means a free flu vaccine.',
        },
        { text: 'Ask about COVID-19, RSV and pneumonia vaccines too.' },
        { text: 'Tell them about any allergy or past reaction to a vaccine.' },
        { text: 'Book a date and write it down.' },
      ],
      cautions: ['If you feel ill or have a high temperature, ask if you should wait.'],
      ...reviewed('nhs-vaccinations'),
    },
    {
      id: 'stay-at-home-days',
      title: 'Stay-at-home days',
      description: 'Rest at home so that you get better and others stay well.',
      durationMin: null,
      durationLabel: 'All day',
      steps: [
        { text: 'Stay home if you have a high temperature or feel too ill.' },
        {
          text: 'Keep away from people at higher risk. They are older, pregnant, or have a weak immune system.',
        },
        { text: 'Ask someone to bring food and medicines.' },
        { text: 'Open a window for a while each day. Wash your hands often.' },
        {
          text: 'Check how you feel in the morning and in the evening. If you get worse, do the symptom check.',
        },
        { text: 'Go out again when your temperature is normal and you feel well.' },
      ],
      cautions: ['Staying at home does not mean waiting. In an emergency, call 999.'],
      ...reviewed('nhs-fever', 'nhs-flu'),
    },
  ],
  ...reviewed('nhs-hand-washing', 'nhs-fever'),
}
