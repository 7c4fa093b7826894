import { reviewed } from '../review.ts'
import type { NhsSamples } from './shape/nhs.ts'

/** No medicine is named: nobody may take a sample for their own prescription. */
export const nhs: NhsSamples = {
  id: 'nhs',
  sample: true,
  ...reviewed('own'),
  appointments: [
    {
      id: 'asthma-review',
      sample: true,
      daysFromToday: 5,
      time: '09:40',
      title: 'Yearly asthma review',
      place: 'Larch Lane Surgery',
    },
    {
      id: 'flu-vaccine',
      sample: true,
      daysFromToday: 12,
      time: '11:15',
      title: 'Flu vaccine',
      place: 'Quayside Pharmacy',
    },
    {
      id: 'breathing-test',
      sample: true,
      daysFromToday: 26,
      time: '14:20',
      title: 'Breathing test',
      place: 'Fernhill Hospital',
    },
  ],
  prescriptions: [
    {
      id: 'preventer',
      sample: true,
      medicine: 'Preventer inhaler',
      directions: 'Use as your label says.',
      status: 'active',
    },
    {
      id: 'reliever',
      sample: true,
      medicine: 'Reliever inhaler',
      directions: 'Use as your plan says.',
      status: 'reorder_needed',
    },
    { id: 'spacer', sample: true, medicine: 'Spacer', directions: 'Wash it once a month.', status: 'active' },
  ],
  reports: [
    {
      id: 'monthly-summary',
      sample: true,
      title: 'Monthly summary',
      detail: 'Scores, checks and tasks of one month.',
      daysFromToday: -3,
    },
    {
      id: 'review-pack',
      sample: true,
      title: 'Pack for a yearly review',
      detail: 'What to bring to your next review.',
      daysFromToday: -40,
    },
  ],
  generation: {
    ready: 'Make a sample report. It is not sent to anyone.',
    generating: 'Making the sample report...',
    complete: 'The sample report is ready. Nothing was sent.',
  },
}
