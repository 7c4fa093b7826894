import { phoneWithNothingPending, sampleReport, type SamplePerson } from '../sample-person.ts'

/** High fever since last night, and a check that advised seeking help. */
export const harpreet: SamplePerson = {
  id: 7,
  profile: {
    name: 'Harpreet Gill',
    email: 'harpreet.gill@example.org',
    username: 'harpreet.gill',
    age: 38,
    gender: 'male',
    location: 'Birmingham',
    conditions: [],
    respiratoryDiagnosis: "None/Don't Know",
    isVulnerable: false,
    companionAvatar: 'joy',
    phone: '0121 496 0107',
  },
  joinedDaysAgo: 3,
  symptoms: [
    { daysAgo: 3, at: '20:10', report: sampleReport([3, 2, 5, 6]) },
    { daysAgo: 2, at: '20:30', report: sampleReport([4, 2, 4, 5], { temperature: 'low-fever' }) },
    {
      daysAgo: 1,
      at: '21:05',
      report: sampleReport([6, 4, 3, 4], { temperature: 'moderate-fever', sputumColor: 'yellow' }),
    },
    {
      daysAgo: 0,
      at: '06:40',
      report: sampleReport([7, 5, 1, 2], {
        temperature: 'high-fever',
        sputumColor: 'brown',
        sputumConsistency: 'thick',
        notes: 'Shaking with cold all night. My wife is worried.',
      }),
    },
  ],
  checks: [
    {
      daysAgo: 0,
      at: '06:45',
      track: 'general',
      answers: { fever: 'high', difficulty_breathing: 'moderate', fatigue: 'severe' },
    },
  ],
  phone: phoneWithNothingPending({ daysAgo: 0, at: '06:46' }),
}
