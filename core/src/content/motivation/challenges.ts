import { home, library } from '../../platform/app-paths.ts'
import { reviewed } from '../review.ts'
import type { Challenge } from './challenge-schema.ts'
import type { TaskId } from './tasks.ts'

type Row = Challenge & { counts: { task: TaskId } }

/** On day 5 they have 4, 2 and 6 days left: the samples of the specification, section 9. */
export const challenges: readonly Row[] = [
  {
    id: 'breathing-week',
    ...reviewed('own'),
    title: 'Breathing practice',
    description: 'Do 5 breathing exercises.',
    emoji: '🌬️',
    reward: 'A blue star for your breathing practice',
    target: 5,
    counts: { task: 'breathing-exercise', by: 'times' },
    firstRoundDays: 9,
    continueTo: library,
  },
  {
    id: 'hydration-week',
    ...reviewed('own'),
    title: 'Drinks every day',
    description: 'Meet your drinks goal on 7 days. If you were told to limit fluids, follow that instead.',
    emoji: '💧',
    reward: 'A green star for your drinks',
    target: 7,
    counts: { task: 'hydration', by: 'days' },
    firstRoundDays: 7,
    continueTo: home,
  },
  {
    id: 'mindful-week',
    ...reviewed('own'),
    title: 'Calm moments',
    description: 'Take 4 calm moments.',
    emoji: '🌸',
    reward: 'A purple star for your calm moments',
    target: 4,
    counts: { task: 'mindful-moment', by: 'times' },
    firstRoundDays: 4,
    continueTo: library,
  },
]
