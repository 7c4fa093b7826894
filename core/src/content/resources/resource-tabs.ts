import { care, library, microLearning, symptomChecker } from '../../platform/app-paths.ts'
import { reviewed } from '../review.ts'
import type { EducationalResource } from './resource.ts'

export type ResourceId = EducationalResource['id']

/** The words of /educational-resources outside its tabs. */
export const resourcesPage = {
  id: 'educational-resources-page',
  ...reviewed('own'),
  title: 'Educational Resources',
  externalHeading: 'External resources',
  externalInShort: 'Pages to read on other websites',
  helps: 'What helps:',
  mythsHeading: 'Myths and facts',
  mythsSummary: 'What is true, and what is not',
  myth: 'Myth:',
  fact: 'Fact:',
  linksHeading: 'What to do next',
} as const

export const resourceTabs: readonly { id: ResourceId; label: string }[] = [
  { id: 'antibiotics', label: 'Antibiotics' },
  { id: 'allergies', label: 'Allergies' },
  { id: 'viral', label: 'Viral' },
]

export const resourcePageLinks = [
  { to: library, label: 'Self-Care Library', note: 'Exercises and tips, step by step' },
  { to: microLearning, label: 'Micro-Learning', note: 'Short lessons with a quiz' },
  {
    to: symptomChecker,
    label: 'Symptom checker',
    note: 'Find out what to do next',
  },
  { to: care, label: 'Connect to Care', note: 'Who to contact, and when' },
] as const
