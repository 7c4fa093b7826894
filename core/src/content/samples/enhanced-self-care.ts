import { reviewed } from '../review.ts'
import type { EnhancedSelfCareSamples } from './shape/enhanced-self-care.ts'

/** For the tabs My Plan and Devices. Nutrition is the library's; Progress shows the person's own figures. */
export const enhancedSelfCare: EnhancedSelfCareSamples = {
  id: 'enhanced-self-care',
  sample: true,
  ...reviewed('nhs-chest-infection', 'nhs-asthma-attack', 'alu-copd-flare-up'),
  plan: {
    note: 'This day is a sample, and not your action plan. If you have a plan from a GP, nurse or physiotherapist, follow that.',
    steps: [
      {
        id: 'morning',
        sample: true,
        title: 'Morning',
        detail: 'Log how you feel. Take your medicines as prescribed.',
      },
      {
        id: 'midday',
        sample: true,
        title: 'Midday',
        detail: 'Do 5 minutes of breathing control. Then rest.',
      },
      {
        id: 'afternoon',
        sample: true,
        title: 'Afternoon',
        detail: 'If you feel well enough, take a slow walk.',
      },
      {
        id: 'evening',
        sample: true,
        title: 'Evening',
        detail: 'Have a calm moment. Sleep with your head raised.',
      },
      {
        id: 'if-worse',
        sample: true,
        title: 'If you feel worse',
        detail:
          'Do the symptom check. Call 999 if you are too breathless to speak or your lips turn blue or grey.',
      },
    ],
  },
  devices: {
    note: 'No device is connected. This app cannot take measurements.',
    list: [
      { id: 'peak-flow-meter', sample: true, name: 'Peak flow meter', status: 'not_connected' },
      { id: 'smart-inhaler', sample: true, name: 'Smart inhaler', status: 'not_connected' },
      { id: 'step-counter', sample: true, name: 'Step counter', status: 'not_connected' },
    ],
  },
}
