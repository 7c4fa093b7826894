import { dailyReports, phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** A persistent cough; logs only every few days. */
export const callum: SamplePerson = {
  id: 13,
  profile: {
    name: 'Callum Fraser',
    email: 'callum.fraser@example.org',
    username: 'callum.f',
    age: 24,
    gender: 'male',
    location: 'Edinburgh',
    conditions: ['Bronchitis'],
    isVulnerable: false,
    companionAvatar: 'joy',
    phone: '0131 496 0113',
  },
  joinedDaysAgo: 25,
  symptoms: [
    ...dailyReports({ from: 24, to: 20, at: '23:15' }, [
      [6, 2, 6, 6],
      [6, 3, 5, 6],
    ]),
    { daysAgo: 16, at: '23:40', report: sampleReport([6, 2, 6, 6], { notes: 'Still coughing at night.' }) },
    { daysAgo: 9, at: '22:50', report: sampleReport([5, 2, 6, 7]) },
    { daysAgo: 4, at: '23:05', report: sampleReport([6, 2, 6, 6], { sputumColor: 'yellow' }) },
  ],
  checks: [
    {
      daysAgo: 4,
      at: '23:10',
      track: 'general',
      answers: { cough_mucus: 'coloured', fever: 'none' },
    },
  ],
  phone: phoneWithNothingPending({ daysAgo: 4, at: '23:12' }),
}
