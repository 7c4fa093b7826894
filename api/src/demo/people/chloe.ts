import type { SamplePerson } from '../sample-person.ts'

/** Joined yesterday on paper; no phone connected and no entry yet. */
export const chloe: SamplePerson = {
  id: 4,
  profile: {
    name: 'Chloe Bennett',
    email: 'chloe.bennett@example.org',
    username: 'chloe.b',
    age: 29,
    gender: 'female',
    location: 'Bristol',
    conditions: ['Asthma', 'Diabetes'],
    respiratoryDiagnosis: 'Asthma',
    isVulnerable: true,
    companionAvatar: 'rani',
    phone: '0117 496 0104',
  },
  joinedDaysAgo: 1,
  symptoms: [],
  checks: [],
  phone: null,
}
