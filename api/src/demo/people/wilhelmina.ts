import { dailyReports, phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** Has a name too long for any card. */
export const wilhelmina: SamplePerson = {
  id: 10,
  profile: {
    name: 'Wilhelmina Alexandra Featherstonehaugh-Cholmondeley',
    email: 'wilhelmina.featherstonehaugh-cholmondeley@example.org',
    username: 'wilhelmina.featherstonehaugh',
    age: 57,
    gender: 'prefer-not-to-say',
    location: 'Llanfairpwllgwyngyll',
    conditions: ['Asthma', 'Bronchitis', 'Diabetes', 'High Blood Pressure', 'Immune System Disorders'],
    respiratoryDiagnosis: 'Asthma',
    isVulnerable: true,
    companionAvatar: 'joy',
    phone: '07700 900110',
  },
  joinedDaysAgo: 18,
  symptoms: [
    ...dailyReports({ from: 17, to: 1, at: '11:00' }, [
      [3, 2, 6, 6],
      [3, 3, 6, 7],
    ]),
    { daysAgo: 0, at: '11:00', report: sampleReport([3, 2, 6, 7]) },
  ],
  checks: [
    {
      daysAgo: 12,
      at: '11:10',
      track: 'general',
      answers: { cough_mucus: 'clear', fever: 'none' },
    },
  ],
  phone: phoneWithNothingPending({ daysAgo: 0, at: '11:01' }),
}
