import { dailyReports, phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** COPD, steady for three months, with a flare-up that has worsened for five days. */
export const gwen: SamplePerson = {
  id: 2,
  profile: {
    name: 'Gwen Pritchard',
    email: 'gwen.pritchard@example.org',
    username: 'gwen.p',
    age: 74,
    gender: 'female',
    location: 'Swansea',
    conditions: ['COPD', 'High Blood Pressure'],
    respiratoryDiagnosis: 'COPD',
    isVulnerable: true,
    companionAvatar: 'musa',
    phone: '029 2018 0102',
  },
  identity: { dateOfBirth: '1952-03-14', nhsNumber: '9990123454' },
  usualDay: {
    daysAgo: 60,
    coughSeverity: 3,
    breathlessness: 4,
    energy: 5,
    mood: 6,
    sputumColor: 'clear',
    sputumConsistency: 'thin',
  },
  joinedDaysAgo: 100,
  symptoms: [
    ...dailyReports({ from: 99, to: 5, at: '09:20' }, [
      [3, 4, 5, 6],
      [3, 4, 5, 7],
      [4, 4, 5, 6],
      [3, 3, 6, 7],
    ]),
    { daysAgo: 4, at: '09:25', report: sampleReport([4, 5, 5, 6], { sputumColor: 'yellow' }) },
    {
      daysAgo: 3,
      at: '09:40',
      report: sampleReport([5, 5, 4, 5], { sputumColor: 'yellow', sputumConsistency: 'thick' }),
    },
    {
      daysAgo: 2,
      at: '10:05',
      report: sampleReport([6, 6, 4, 4], {
        sputumColor: 'green',
        sputumConsistency: 'thick',
        notes: 'More to cough up than usual and it has gone green.',
      }),
    },
    {
      daysAgo: 1,
      at: '10:30',
      report: sampleReport([7, 7, 3, 4], {
        temperature: 'low-fever',
        sputumColor: 'green',
        sputumConsistency: 'sticky',
      }),
    },
    {
      daysAgo: 0,
      at: '07:15',
      report: sampleReport([8, 8, 2, 3], {
        temperature: 'moderate-fever',
        sputumColor: 'green',
        sputumConsistency: 'sticky',
        notes: 'Hardly slept. Had to stop twice on the stairs.',
      }),
    },
  ],
  checks: [
    {
      daysAgo: 3,
      at: '09:45',
      track: 'respiratory',
      answers: { difficulty_breathing: 'moderate', cough_mucus: 'changed' },
    },
    {
      daysAgo: 0,
      at: '07:20',
      track: 'respiratory',
      answers: { difficulty_breathing: 'severe', cough_mucus: 'changed', fatigue: 'severe' },
    },
  ],
  handledAlerts: [{ daysAgo: 0, at: '07:30', alertType: 'severe_breathlessness' }],
  looks: [{ daysAgo: 0, at: '07:29' }],
  messages: [{ daysAgo: 0, at: '07:35' }],
  phone: phoneWithNothingPending({ daysAgo: 0, at: '07:21' }),
}
