import { dailyReports, phoneWithNothingPending, report, type SamplePerson } from '../sample-person.ts'

/** Fourteen, asthma; her mother keeps the diary with her. */
export const maisie: SamplePerson = {
  id: 9,
  profile: {
    name: 'Maisie Turner',
    email: 'turner.family@example.org',
    username: 'maisie.t',
    age: 14,
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
      report: report([5, 4, 5, 6], {
        notes: 'Wheezy after PE. Used the blue inhaler and it helped. Mum typed this.',
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
