import { allergies } from '@second-wind/core/content/resources/allergies'
import { antibiotics } from '@second-wind/core/content/resources/antibiotics'
import { viral } from '@second-wind/core/content/resources/viral'
import { afterEach, beforeEach } from 'vitest'

const ofHome = ['advice', 'tasks', 'recovery', 'progress', 'learn', 'air', 'care', 'more']
const ofCare = ['advice-signs', 'other-ways-to-call', 'talk-to-someone', 'services', 'care-more']

const ofAnalytics = ['check-ins', 'how-often', 'best-and-worst', 'air-and-symptoms', 'usual-course']

const ofAnalysis = ['analysis-working']

const ofHistory = ['history-charts']

const ofMonitoring = ['planned-monitoring']

const resources = [antibiotics, allergies, viral]
const ofEducation = [
  'topics',
  'myths',
  ...resources.flatMap(({ sections }) => sections.map(({ id }) => `resource-${id}`)),
  ...resources.map(({ id }) => `resource-${id}-links`),
]

const examples = [
  'population',
  'predictions',
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

const sections = [
  ...ofHome,
  ...ofCare,
  ...ofAnalytics,
  ...ofAnalysis,
  ...ofHistory,
  ...ofMonitoring,
  ...ofEducation,
  ...examples,
]

/** The person has opened every section, and the list of all tasks, on an earlier visit. */
export function withSectionsOpen(): void {
  beforeEach(() => {
    for (const name of sections) {
      localStorage.setItem(`section-${name}`, 'open')
    }
    localStorage.setItem('home-tasks', 'all')
  })
  afterEach(() => localStorage.clear())
}
