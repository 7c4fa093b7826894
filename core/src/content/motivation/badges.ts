import { reviewed } from '../review.ts'
import type { Badge } from './badge-schema.ts'

export type BadgeId =
  | 'first-week'
  | 'breathing-master'
  | 'hydration-hero'
  | 'consistency-champion'
  | 'mindful-warrior'
  | 'recovery-rockstar'

/** The six badges of the specification. "mindful-warrior" is called Calm mind: no war words. */
export const badges: readonly (Badge & { id: BadgeId })[] = [
  {
    id: 'first-week',
    ...reviewed('own'),
    name: 'First week',
    emoji: '🌱',
    description: 'You checked in on 7 days.',
  },
  {
    id: 'breathing-master',
    ...reviewed('own'),
    name: 'Breathing master',
    emoji: '🌬️',
    description: 'You did your breathing practice 10 times.',
  },
  {
    id: 'hydration-hero',
    ...reviewed('own'),
    name: 'Hydration hero',
    emoji: '💧',
    description: 'You met your drinks goal 5 times.',
  },
  {
    id: 'consistency-champion',
    ...reviewed('own'),
    name: 'Consistency champion',
    emoji: '💊',
    description: 'You took your medicines as planned on 7 days.',
  },
  {
    id: 'mindful-warrior',
    ...reviewed('own'),
    name: 'Calm mind',
    emoji: '🌸',
    description: 'You took 5 calm moments.',
  },
  {
    id: 'recovery-rockstar',
    ...reviewed('own'),
    name: 'Recovery rockstar',
    emoji: '🌟',
    description: 'You finished a full recovery week: 7 days in a row with a check-in and 3 tasks.',
  },
]
