import { dailyReports, sampleReport, type SamplePerson } from '../sample-person.ts'

/** His phone has been silent for three days and then held four unsent entries. */
export const tomasz: SamplePerson = {
  id: 3,
  profile: {
    name: 'Tomasz Zieliński',
    email: 'tomasz.zielinski@example.org',
    username: 'tomasz.z',
    age: 45,
    gender: 'male',
    location: 'Peterborough',
    conditions: ['Bronchitis'],
    isVulnerable: false,
    companionAvatar: 'musa',
    phone: '07700 900103',
  },
  joinedDaysAgo: 21,
  symptoms: [
    ...dailyReports({ from: 20, to: 6, at: '18:45' }, [
      [5, 3, 5, 5],
      [5, 4, 5, 5],
      [4, 3, 6, 6],
    ]),
    {
      daysAgo: 5,
      at: '19:10',
      report: sampleReport([6, 5, 4, 5], {
        sputumColor: 'yellow',
        notes: 'Away for work this week, poor signal on site.',
      }),
    },
  ],
  checks: [
    {
      daysAgo: 6,
      at: '18:50',
      track: 'general',
      answers: { difficulty_breathing: 'moderate', fever: 'low' },
    },
  ],
  phone: {
    lastHeard: { daysAgo: 3, at: '12:10' },
    pendingCount: 4,
    oldestPending: { daysAgo: 4, at: '19:05' },
    clockSkewMin: 0,
  },
}
