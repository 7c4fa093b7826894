import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.8. No countdown runs while a breath is held: it lasts as long as is comfortable. */
export const inhaler: Category = {
  id: 'inhaler',
  title: 'Using your inhaler',
  description: 'Get the full dose from each puff and look after your inhalers.',
  icon: 'spray',
  color: 'orange',
  warnings: [
    'Take the dose your doctor, nurse or pharmacist gave you. These steps show how, not how much.',
    'If you have an asthma attack and your inhaler is not helping, call 999.',
  ],
  tip: 'Ask a nurse or pharmacist to watch you use your inhaler once a year.',
  links: [
    {
      label: 'Watch a video for your exact inhaler (Asthma + Lung UK)',
      url: 'https://www.asthmaandlung.org.uk/living-with/inhaler-videos',
    },
    {
      label: 'Watch a video for your exact inhaler (RightBreathe)',
      url: 'https://www.rightbreathe.com/',
    },
  ],
  modules: [
    {
      id: 'spray-inhaler-with-spacer',
      title: 'Spray inhaler with a spacer',
      description: 'A spacer helps more of the medicine reach your lungs.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit or stand up straight.' },
        { text: 'Check the date and the dose counter.' },
        { text: 'Take the cap off. Look inside for dust or crumbs. Then shake the inhaler.' },
        { text: 'Fit it to the spacer.' },
        { text: 'Breathe out gently, away from the spacer.' },
        { text: 'Seal your lips around the mouthpiece. Press the inhaler once.' },
        {
          text: 'Breathe in slow and steady. If one long breath is hard, breathe in and out of the spacer 5 times instead.',
        },
        { text: 'Take the spacer out. Hold your breath for up to 10 seconds, or as long as is comfortable.' },
        { text: 'Breathe out gently. Wait 30 to 60 seconds before the next puff.', seconds: 30 },
        { text: 'If your dose is 2 puffs, shake the inhaler and do it again.' },
        { text: 'Put the cap back on. If it is a steroid inhaler, rinse your mouth and spit.' },
      ],
      cautions: ['Press once for each breath in. Two puffs at once do not work as well.'],
      ...reviewed('kent-inhaler', 'ipcrg-inhaler', 'alu-inhalers'),
    },
    {
      id: 'dry-powder-inhaler',
      title: 'Dry powder inhaler',
      description: 'Your own strong breath pulls the powder in.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit or stand up straight. Check the date and the dose counter.' },
        { text: 'Load a dose as the leaflet says.' },
        { text: 'Breathe out gently, away from the inhaler. Damp air spoils the powder.' },
        { text: 'Lift your chin and seal your lips around the mouthpiece.' },
        { text: 'Breathe in fast and deep.' },
        { text: 'Take it out. Hold your breath for up to 10 seconds, or as long as is comfortable.' },
        { text: 'Breathe out gently, away from the inhaler. Close it.' },
        { text: 'If it is a steroid inhaler, rinse your mouth and spit.' },
      ],
      cautions: [
        'Do not shake it once a dose is loaded.',
        'If you cannot breathe in fast and deep, tell a nurse or pharmacist. Another type may suit you better.',
      ],
      ...reviewed('kent-inhaler', 'ipcrg-inhaler'),
    },
    {
      id: 'care-for-your-inhalers',
      title: 'Care for your inhalers',
      description: 'Keep your inhalers clean, in date and ready to use.',
      durationMin: 3,
      durationLabel: '3 min',
      steps: [
        { text: 'Rinse your mouth and spit after a steroid inhaler. It helps prevent a sore mouth.' },
        { text: 'Check how many doses are left.' },
        { text: 'Check the date. Order a new one before you run out.' },
        { text: 'Wash your spacer as the leaflet says. Let it dry in the air.' },
        { text: 'Take old inhalers to a pharmacy. Do not bin them.' },
      ],
      ...reviewed('kent-inhaler'),
    },
    {
      id: 'know-your-inhalers',
      title: 'Know your inhalers',
      description: 'Know which inhaler is for every day and which is for fast relief.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Put all your inhalers on a table.' },
        { text: 'Find your preventer, if you have one. Use it every day as told, even when you feel well.' },
        { text: 'Find your reliever. Carry it with you.' },
        { text: 'Ask a nurse or pharmacist: do I have AIR or MART? One inhaler may do both jobs.' },
        { text: 'Write the answer in your profile.' },
        { text: 'Tell someone at home where your reliever is.' },
      ],
      cautions: [
        'If you need your reliever more often than usual, do the symptom check.',
        'Do not stop a preventer without advice.',
      ],
      ...reviewed('nhs-asthma', 'nice-ng245'),
    },
  ],
  ...reviewed('kent-inhaler', 'alu-inhalers', 'nhs-asthma-attack'),
}
