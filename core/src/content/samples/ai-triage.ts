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
  disclaimer: 'No AI is used. Fixed rules read what you logged.',
  explanation: '"Triage" means finding out how soon you need help.',
  limits: [
    'It is not a diagnosis. It does not replace the symptom check.',
    'It knows only what you logged. It cannot see how you are now.',
    'All of it happens on this phone. Nothing is saved or sent, and nobody else sees it.',
  ],
  start: 'Start Analysis',
  analysing: 'Analysing...',
  resultHeading: 'No AI is used. Fixed rules read what you logged.',
  figuresNote:
    'Products with AI show figures like these. Nobody has measured them here, and they are not about you.',
  figures: ['accuracy', 'similar-cases'],
  again: 'Run New Analysis',
  realCheck: 'To find out what to do today, do the symptom check. In an emergency call 999.',
}
