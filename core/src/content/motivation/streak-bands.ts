import { reviewed } from '../review.ts'
import type { StreakBand } from './streak-band-schema.ts'

/** The five messages, shortest streak first (specification, section 9; words: clinical content, section 16). */
export const streakBands: readonly [StreakBand, ...StreakBand[]] = [
  {
    id: 'streak-none',
    ...reviewed('own'),
    from: 0,
    icon: 'seedling',
    message: 'Start when you are ready.',
  },
  {
    id: 'streak-first-day',
    ...reviewed('own'),
    from: 1,
    icon: 'fire',
    message: 'You have checked in. Good start.',
  },
  {
    id: 'streak-days',
    ...reviewed('own'),
    from: 2,
    icon: 'fire',
    message: '{n} days of check-ins in a row.',
  },
  {
    id: 'streak-weeks',
    ...reviewed('own'),
    from: 7,
    icon: 'star',
    message: '{n} days of check-ins in a row. You are looking after yourself.',
  },
  {
    id: 'streak-month',
    ...reviewed('own'),
    from: 30,
    icon: 'trophy',
    message: '{n} days of check-ins in a row. What a run.',
  },
]
