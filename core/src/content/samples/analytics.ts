import { reviewed } from '../review.ts'
import type { AnalyticsSamples } from './shape/analytics.ts'

/** The tabs Population and Predictions. Every figure carries the tag "Example figure". */
export const analytics: AnalyticsSamples = {
  id: 'analytics',
  sample: true,
  ...reviewed('specification'),
  note: 'These figures are examples. They are not about you, and nobody has measured them.',
  population: [
    { id: 'risk', sample: true, label: 'Risk in a sample group', figure: 'population-risk' },
    { id: 'cases', sample: true, label: 'Cases in the sample group', figure: 'similar-cases' },
  ],
  predictions: [
    { id: 'accuracy', sample: true, label: 'Accuracy of a sample model', figure: 'accuracy' },
    { id: 'score', sample: true, label: 'Recovery score of a sample person', figure: 'recovery-score' },
  ],
}
