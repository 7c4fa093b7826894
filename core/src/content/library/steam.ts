import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.2. The specification's id stays; leaning over hot water appears only as a warning (C17, HZ-06). */
export const steam: Category = {
  id: 'steam',
  title: 'Steam and moist air',
  description: 'Safe ways to ease a blocked nose. Never use a bowl of hot water.',
  icon: 'droplet',
  color: 'cyan',
  warnings: [
    'Do not lean over a bowl or pan of hot water. It causes serious burns, most of all in children. There is no good proof that it helps.',
  ],
  tip: 'If hot water burns you, cool the burn under cool running water for 20 minutes. Call for help. Then cover it loosely with cling film.',
  modules: [
    {
      id: 'steamy-bathroom-sit',
      title: 'Steamy bathroom sit',
      description: 'Moist air from a shower may feel soothing.',
      durationMin: 10,
      durationLabel: '10 min',
      steps: [
        {
          text: 'Put a dry chair in the bathroom, well away from the hot water. Have a drink of water near you.',
        },
        { text: 'Run a warm shower and close the door. Do not lock it.' },
        { text: 'Sit down. Stay out of the shower and away from the water.' },
        { text: 'Breathe normally for 5 minutes.', seconds: 300 },
        { text: 'If it feels good, stay for up to 4 minutes more. If not, move on.', seconds: 240 },
        { text: 'Turn off the water and open the door. Get up slowly. The floor may be wet.' },
        { text: 'Have a drink of water after.' },
      ],
      cautions: [
        'Open the door if you feel hot, faint or wheezy. Leave the room.',
        'Skip this one if warm, damp air makes your breathing worse.',
      ],
      ...reviewed('burn-association'),
    },
    {
      id: 'salt-water-nose-rinse',
      title: 'Salt water nose rinse',
      description: 'Helps clear a blocked nose.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Buy a rinse kit from a pharmacy. Read the leaflet and follow it.' },
        { text: 'Wash your hands.' },
        {
          text: 'Mix the rinse. Use water that was boiled and has fully cooled. Do not use water straight from the tap.',
        },
        { text: 'Lean over a sink. Keep your mouth open and breathe through it.' },
        { text: 'Rinse each side of your nose gently. Let the water run out into the sink.' },
        { text: 'Rest and get your breath back.', seconds: 30 },
        { text: 'Blow your nose gently, one side at a time.' },
        { text: 'Pour away what is left. Wash the kit and let it dry.' },
      ],
      cautions: [
        'Ask a pharmacist first if you get nosebleeds, or have had surgery on your nose or ears.',
        'Stop if it hurts or makes you cough a lot.',
      ],
      ...reviewed('burn-association', 'nhs-sinusitis'),
    },
    {
      id: 'ask-a-pharmacist',
      title: 'Ask a pharmacist',
      description: 'Other options for a blocked nose.',
      durationMin: 2,
      durationLabel: '2 min',
      steps: [
        { text: 'Call or visit a pharmacy. You do not need an appointment.' },
        {
          text: 'Tell them all your medicines and conditions. Mention high blood pressure and heart problems.',
        },
        { text: 'Ask about decongestants and if they are safe for you.' },
        { text: 'Ask how many days you can use them.' },
        { text: 'Ask what to do if it lasts more than a week.' },
      ],
      ...reviewed('target-leaflet', 'nhs-common-cold'),
    },
  ],
  ...reviewed('burn-association', 'nhs-chest-infection', 'nhs-burns'),
}
