import { reviewed } from '../review.ts'
import type { NhsSamples } from './shape/nhs.ts'

/** No medicine is named, so that a sample is not mistaken for a real prescription. */
export const nhs: NhsSamples = {
  id: 'nhs',
  sample: true,
  ...reviewed('own'),
  login: {
    pending: 'Waiting for you to sign in. This is a demonstration, so you cannot sign in.',
    connected: 'This is how it could look one day. Nothing is connected, and no record was opened.',
  },
  appointmentsNote: 'These are not your appointments. To see your own, ask your surgery.',
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
  prescriptionsNote: 'These are not your medicines. Follow the labels on your own.',
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
  reportsNote: 'These reports are made up. Your own report is above.',
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
    ready:
      'Make a report from what you logged here: your profile, the last 30 days and your latest check-ins.',
    empty: 'You have not logged anything on this phone yet, so there is nothing to report.',
    generating: 'Making your report...',
    complete: 'Your report is ready on this phone. It was not sent to anyone.',
    failed: 'Your report could not be made. Nothing was lost. Try again.',
  },
}
