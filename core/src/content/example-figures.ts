import type { ExampleFigure } from './example-figure-schema.ts'
import { reviewed } from './review.ts'

/**
 * All invented figures. Each is shown only with the visible tag "Example figure" (ruling "Real, not theatre"; hazards
 * C27, C28). `{dayInTwoDays}` is the day of checking in plus 2.
 */
export const exampleFigures = {
  'mild-keeps-improving': {
    id: 'mild-keeps-improving',
    value: '89%',
    sentence: '89% of people using the app with mild symptoms carry on getting better.',
    usedOn: ['insight'],
    ...reviewed('specification'),
  },
  'better-by-day-4-to-5': {
    id: 'better-by-day-4-to-5',
    value: '76%',
    sentence: '76% of people using the app feel better by day 4 to 5.',
    usedOn: ['insight'],
    ...reviewed('specification'),
  },
  'better-in-two-days': {
    id: 'better-in-two-days',
    value: '87%',
    sentence: '87% of people using the app felt better by day {dayInTwoDays}.',
    usedOn: ['insight'],
    ...reviewed('specification'),
  },
  'asked-a-gp': {
    id: 'asked-a-gp',
    value: '11%',
    sentence: '11% of people using the app asked a GP for help at this point.',
    usedOn: ['insight'],
    ...reviewed('specification'),
  },
  'top-quarter': {
    id: 'top-quarter',
    value: 'top 25%',
    sentence: 'Your scores are in the top 25% of people using the app.',
    usedOn: ['insight'],
    ...reviewed('specification'),
  },
  'better-within-a-week': {
    id: 'better-within-a-week',
    value: '68%',
    sentence: '68% of people using the app felt better within a week.',
    usedOn: ['insight'],
    ...reviewed('specification'),
  },
  accuracy: {
    id: 'accuracy',
    value: '94%',
    sentence: 'This kind of check is right 94% of the time.',
    usedOn: ['ai-triage', 'analytics'],
    ...reviewed('specification'),
  },
  'similar-cases': {
    id: 'similar-cases',
    value: '847',
    sentence: '847 people had symptoms like these.',
    usedOn: ['ai-triage', 'analytics'],
    ...reviewed('specification'),
  },
  'population-risk': {
    id: 'population-risk',
    value: '23%',
    sentence: '23% of people in this group get worse.',
    usedOn: ['analytics'],
    ...reviewed('specification'),
  },
  'recovery-score': {
    id: 'recovery-score',
    value: '78',
    sentence: 'The recovery score is 78 out of 100.',
    usedOn: ['analytics'],
    ...reviewed('specification'),
  },
} as const satisfies Record<string, ExampleFigure>

export type ExampleFigureId = keyof typeof exampleFigures
