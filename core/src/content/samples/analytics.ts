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
  populationNeeds: [
    'Enough people who use the app, and who agree that their check-ins are counted.',
    'Counting without names, on a server that keeps no copy.',
    'A study that says for whom the figures hold: which ages, which lung conditions.',
  ],
  predictions: [
    { id: 'accuracy', sample: true, label: 'Accuracy of a sample model', figure: 'accuracy' },
    { id: 'score', sample: true, label: 'Recovery score of a sample person', figure: 'recovery-score' },
  ],
  predictionNeeds: [
    'A model that has been tested on people like you, and a clinician who answers for it.',
    'A check that it is as right for people of every age, skin colour and lung condition.',
    'Approval as a medical device. This app has none, so it makes no predictions.',
  ],
}
