import { dailyReports, phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** Asthma, under control for two months. */
export const samuel: SamplePerson = {
  id: 5,
  profile: {
    name: 'Samuel Okafor',
    email: 'samuel.okafor@example.org',
    username: 'sam.okafor',
    age: 61,
    gender: 'male',
    location: 'Manchester',
    conditions: ['Asthma'],
    respiratoryDiagnosis: 'Asthma',
    isVulnerable: false,
    companionAvatar: 'joy',
    phone: '0161 496 0105',
  },
  joinedDaysAgo: 60,
  symptoms: [
    ...dailyReports({ from: 59, to: 1, at: '07:30' }, [
      [2, 1, 7, 8],
      [2, 2, 7, 7],
      [1, 1, 8, 8],
      [2, 1, 7, 8],
      [1, 1, 8, 7],
    ]),
    {
      daysAgo: 0,
      at: '07:30',
      report: sampleReport([2, 1, 8, 8], { notes: 'All good. Back at the allotment.' }),
    },
  ],
  checks: [
    {
      daysAgo: 9,
      at: '07:35',
      track: 'respiratory',
      answers: { difficulty_breathing: 'none', rescue_inhaler: 'none', peak_flow: 'above_80' },
    },
  ],
  phone: phoneWithNothingPending({ daysAgo: 0, at: '07:31' }),
}
