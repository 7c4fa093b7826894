import { dailyReports, phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** Eighteen, asthma; her first year with a diary of her own. The check is written for people from 16. */
export const maisie: SamplePerson = {
  id: 9,
  profile: {
    name: 'Maisie Turner',
    email: 'maisie.turner@example.org',
    username: 'maisie.t',
    age: 18,
    gender: 'female',
    location: 'Leeds',
    conditions: ['Asthma'],
    respiratoryDiagnosis: 'Asthma',
    isVulnerable: false,
    companionAvatar: 'rani',
    phone: '0113 496 0109',
  },
  joinedDaysAgo: 14,
  symptoms: [
    ...dailyReports({ from: 13, to: 2, at: '16:10' }, [
      [4, 3, 6, 7],
      [3, 3, 6, 7],
      [4, 2, 7, 7],
    ]),
    {
      daysAgo: 1,
      at: '16:20',
      report: sampleReport([5, 4, 5, 6], {
        notes: 'Wheezy after hockey. Used the blue inhaler and it helped.',
      }),
    },
  ],
  checks: [
    {
      daysAgo: 1,
      at: '16:25',
      track: 'respiratory',
      answers: { wheeze_cough: 'audible_wheeze', rescue_inhaler: '1_2' },
    },
  ],
  phone: phoneWithNothingPending({ daysAgo: 1, at: '16:26' }),
}
