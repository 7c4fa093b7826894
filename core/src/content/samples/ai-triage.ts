import { reviewed } from '../review.ts'
import type { AiTriageSample } from './shape/ai-triage.ts'

/** Hazard C28: the disclaimer stands before Start and in the heading of the result. Nothing is stored. */
export const aiTriage: AiTriageSample = {
  id: 'ai-triage',
  sample: true,
  ...reviewed('specification'),
  disclaimer: 'Demonstration. No AI is used. Your answers are not analysed.',
  explanation:
    '"Triage" means finding out how soon you need help. This page only shows how it might look one day.',
  start: 'Start Analysis',
  analysing: 'Analysing... (a demonstration: nothing is being read)',
  resultHeading: 'Demonstration. No AI is used. Your answers are not analysed.',
  resultText: 'This result is a sample. It says nothing about your health.',
  figures: ['accuracy', 'similar-cases'],
  again: 'Run New Analysis',
  realWay: 'To find out what to do today, do the symptom check. In an emergency call 999.',
}
