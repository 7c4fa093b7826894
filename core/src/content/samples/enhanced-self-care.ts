import { reviewed } from '../review.ts'
import type { EnhancedSelfCareSamples } from './shape/enhanced-self-care.ts'

/** The tabs Nutrition, My Plan, Devices and Progress. Progress shows the person's own figures. */
export const enhancedSelfCare: EnhancedSelfCareSamples = {
  id: 'enhanced-self-care',
  sample: true,
  ...reviewed('uhs-nutrition', 'nhs-chest-infection', 'nhs-asthma-attack', 'alu-copd-flare-up'),
  nutrition: {
    callout:
      'If a doctor has told you to limit fluids, for example for heart or kidney problems, follow that instead.',
    tips: [
      {
        id: 'little-and-often',
        sample: true,
        title: 'Small meals, often',
        text: 'Eat little and often. Rest before you eat. Sit upright.',
      },
      {
        id: 'protein',
        sample: true,
        title: 'Protein for strength',
        text: 'Have protein at 2 meals a day. Try eggs, fish, beans, milk or yoghurt.',
      },
      {
        id: 'drinks',
        sample: true,
        title: '6 to 8 drinks a day',
        text: 'Water, milk, tea and coffee all count. Have a drink with each meal and snack.',
      },
      {
        id: 'weight',
        sample: true,
        title: 'Keep an eye on your weight',
        text: 'Tell a GP or nurse if you lose weight without trying.',
      },
    ],
  },
  plan: {
    note: 'This plan is a sample. If you have a plan from a GP, nurse or physiotherapist, follow that.',
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
        detail: 'Do the symptom check. Call 999 if you cannot get words out or your lips turn blue or grey.',
      },
    ],
  },
  devices: {
    note: 'No device is connected. This app measures nothing.',
    list: [
      { id: 'peak-flow-meter', sample: true, name: 'Peak flow meter', status: 'not_connected' },
      { id: 'smart-inhaler', sample: true, name: 'Smart inhaler', status: 'not_connected' },
      { id: 'step-counter', sample: true, name: 'Step counter', status: 'not_connected' },
    ],
  },
  progress: { note: 'These figures come from your own check-ins and tasks.' },
}
