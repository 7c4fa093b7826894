import { dailyReports, phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** Has no telephone number on record. */
export const joseph: SamplePerson = {
  id: 11,
  profile: {
    name: 'Joseph Adeyemi',
    email: 'joseph.adeyemi@example.org',
    username: 'joseph.a',
    age: 66,
    gender: 'male',
    location: 'Glasgow',
    conditions: ['COPD'],
    respiratoryDiagnosis: 'COPD',
    isVulnerable: false,
    companionAvatar: 'musa',
  },
  usualDay: {
    daysAgo: 30,
    coughSeverity: 4,
    breathlessness: 4,
    energy: 5,
    mood: 5,
    sputumColor: 'yellow',
    sputumConsistency: 'thick',
  },
  joinedDaysAgo: 40,
  symptoms: [
    ...dailyReports({ from: 39, to: 2, at: '12:30' }, [
      [4, 4, 5, 5],
      [5, 4, 5, 5],
      [4, 5, 4, 5],
    ]),
    {
      daysAgo: 1,
      at: '12:40',
      report: sampleReport([5, 5, 4, 5], { sputumColor: 'yellow', sputumConsistency: 'thick' }),
    },
  ],
  checks: [
    {
      daysAgo: 8,
      at: '12:45',
      track: 'respiratory',
      answers: { difficulty_breathing: 'mild' },
    },
  ],
  handledAlerts: [
    {
      daysAgo: 8,
      at: '15:20',
      alertType: 'possible_flare_up',
      resolvedBecause: 'Rang him. Out of breath after the stairs, back to his usual within the hour.',
    },
  ],
  phone: phoneWithNothingPending({ daysAgo: 1, at: '12:41' }),
}
