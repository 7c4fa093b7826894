import { reviewed } from '../review.ts'
import type { AiTriageSample } from './shape/ai-triage.ts'

/**
 * Hazard C28: the disclaimer is shown before Start and in the heading of the result. The result is no sample: it is read
 * from the person's own records (recovery/analytics/analysis.ts), and its words are in content/analytics. Nothing is
 * stored.
 */
export const aiTriage: AiTriageSample = {
  id: 'ai-triage',
  sample: true,
  ...reviewed('specification'),
  disclaimer: 'No AI is used. We use set rules to check what you logged.',
  explanation: '"Triage" means finding out how soon you need help.',
  limits: [
    'It is not a diagnosis. It does not replace the symptom check.',
    "It can only use what you've logged. It does not know how you feel now.",
    'We do not save or send its result.',
  ],
  start: 'Start Analysis',
  analysing: 'Analysing...',
  resultHeading: 'No AI is used. We use set rules to check what you logged.',
  figuresNote: 'Some AI products show figures like these. These are examples. They are not about you.',
  figures: ['accuracy', 'similar-cases'],
  again: 'Run New Analysis',
  realCheck: 'To find out what to do today, do the symptom check. In an emergency call 999.',
}
