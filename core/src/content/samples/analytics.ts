import { reviewed } from '../review.ts'
import type { AnalyticsSamples } from './shape/analytics.ts'

/** The tabs Population and Predictions. Every figure carries the tag "Example figure". */
export const analytics: AnalyticsSamples = {
  id: 'analytics',
  sample: true,
  ...reviewed('specification'),
  note: 'These figures are examples. They are not about you and have not been measured. They are the same for every range.',
  population: [
    { id: 'risk', sample: true, label: 'Risk in a sample group', figure: 'population-risk' },
    { id: 'cases', sample: true, label: 'Cases in the sample group', figure: 'similar-cases' },
  ],
  populationNeeds: [
    'Enough people who use the app and agree to have their check-ins counted.',
    'Counting without names, on a server that does not keep a copy.',
    'A study that shows who the figures apply to: which ages and which lung conditions.',
  ],
  predictions: [
    { id: 'accuracy', sample: true, label: 'Accuracy of a sample model', figure: 'accuracy' },
    { id: 'score', sample: true, label: 'Recovery score of a sample person', figure: 'recovery-score' },
  ],
  predictionNeeds: [
    'A model that has been tested on people like you, and a clinician who is responsible for it.',
    'A check that it works as well for people of every age, skin colour and lung condition.',
    'Approval as a medical device. This app has none, so it makes no predictions.',
  ],
}
