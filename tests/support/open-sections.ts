import { afterEach, beforeEach } from 'vitest'

const ofHome = ['advice', 'tasks', 'recovery', 'progress', 'learn', 'air', 'care', 'more']
const ofCare = [
  'advice-signs',
  'other-ways-to-call',
  'talk-to-someone',
  'poisoning',
  'services',
  'care-resources',
  'care-achievements',
]

const ofAnalytics = ['check-ins', 'how-often', 'best-and-worst', 'air-and-symptoms', 'usual-course']

const examples = [
  'telemedicine',
  'groups',
  'challenges',
  'caregiver',
  'feed',
  'nhs-login',
  'appointments',
  'prescriptions',
  'reports',
].map((name) => `example-${name}`)

/** The person has opened every section, and the list of all tasks, on an earlier visit. */
export function withSectionsOpen(): void {
  beforeEach(() => {
    for (const name of [...ofHome, ...ofCare, ...ofAnalytics, ...examples]) {
      localStorage.setItem(`section-${name}`, 'open')
    }
    localStorage.setItem('home-tasks', 'all')
  })
  afterEach(() => localStorage.clear())
}
