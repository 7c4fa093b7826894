import { dailyReports, phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** Saw blood in her phlegm this morning. */
export const margaret: SamplePerson = {
  id: 6,
  profile: {
    name: "Margaret O'Donnell",
    email: 'margaret.odonnell@example.org',
    username: 'margaret.od',
    age: 68,
    gender: 'female',
    location: 'Belfast',
    conditions: ['Bronchitis', 'Heart Disease'],
    isVulnerable: true,
    companionAvatar: 'rani',
    phone: '028 9649 6106',
  },
  joinedDaysAgo: 30,
  symptoms: [
    ...dailyReports({ from: 29, to: 1, at: '08:55' }, [
      [4, 3, 5, 6],
      [4, 3, 6, 6],
      [5, 3, 5, 6],
    ]),
    {
      daysAgo: 0,
      at: '08:50',
      report: sampleReport([6, 4, 4, 4], {
        sputumColor: 'red',
        notes: 'There was blood in the tissue twice this morning. A few streaks, bright red.',
      }),
    },
  ],
  checks: [
    {
      daysAgo: 0,
      at: '08:58',
      track: 'general',
      answers: { cough_mucus: 'blood_streaks', fever: 'none' },
    },
  ],
  phone: phoneWithNothingPending({ daysAgo: 0, at: '08:59' }),
}
