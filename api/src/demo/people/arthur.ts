import { dailyReports, phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** Pulmonary fibrosis; usually breathless every day. An old alert was resolved. */
export const arthur: SamplePerson = {
  id: 8,
  profile: {
    name: 'Arthur Pemberton',
    email: 'arthur.pemberton@example.org',
    username: 'arthur.pemberton',
    age: 83,
    gender: 'male',
    location: 'York',
    conditions: ['Pulmonary Fibrosis', 'Heart Disease'],
    respiratoryDiagnosis: 'Pulmonary Fibrosis',
    isVulnerable: true,
    companionAvatar: 'musa',
    phone: '01632 960108',
  },
  joinedDaysAgo: 90,
  symptoms: [
    ...dailyReports({ from: 89, to: 1, at: '10:15' }, [
      [4, 6, 4, 6],
      [4, 6, 4, 5],
      [5, 6, 4, 6],
      [4, 5, 5, 6],
    ]),
    {
      daysAgo: 0,
      at: '10:15',
      report: sampleReport([4, 6, 4, 6], { notes: 'Daughter helped me to fill this in.' }),
    },
  ],
  checks: [
    {
      daysAgo: 26,
      at: '10:20',
      track: 'respiratory',
      answers: { chest_pain: 'crushing' },
    },
    {
      daysAgo: 5,
      at: '10:25',
      track: 'respiratory',
      answers: { difficulty_breathing: 'moderate' },
    },
  ],
  handledAlerts: [
    {
      daysAgo: 26,
      at: '10:34',
      alertType: 'seek_help_result',
      resolvedBecause: 'Rang at once: an ambulance was on its way. Home again the next day.',
    },
    {
      daysAgo: 5,
      at: '11:30',
      alertType: 'possible_flare_up',
      resolvedBecause: 'Rang him. Back to his usual self after a rest. Booked into clinic.',
    },
  ],
  looks: [{ daysAgo: 26, at: '10:30' }],
  phone: phoneWithNothingPending({ daysAgo: 0, at: '10:16' }),
}
