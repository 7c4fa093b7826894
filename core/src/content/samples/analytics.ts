import { reviewed } from '../review.ts'
import type { AnalyticsSamples } from './shape/analytics.ts'

/** The tabs Population and Predictions. Every figure carries the tag "Example figure". */
export const analytics: AnalyticsSamples = {
  id: 'analytics',
  sample: true,
  ...reviewed('specification'),
  note: 'We made up these figures. They are not about you, and no one has measured them. They are the same for any days you choose.',
  population: [
    { id: 'risk', sample: true, label: 'Risk in a made-up group', figure: 'population-risk' },
    { id: 'cases', sample: true, label: 'Cases in the made-up group', figure: 'similar-cases' },
  ],
  predictions: [
    { id: 'accuracy', sample: true, label: 'Accuracy of a made-up tool', figure: 'accuracy' },
    { id: 'score', sample: true, label: 'Recovery score of a made-up person', figure: 'recovery-score' },
  ],
}
