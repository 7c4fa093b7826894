import { reviewed } from '../review.ts'
import type { Quote } from './quote-schema.ts'

const ours = 'Second Wind'

/**
 * The order matters: the streak picks by position (recovery/motivation/select-quote.ts). None names a number of days,
 * because Shuffle can show any of them to anyone. The three poets' lines are in the public domain.
 */
export const quotes: readonly [Quote, ...Quote[]] = [
  {
    id: 'one-small-step',
    ...reviewed('own'),
    text: 'One small step still counts.',
    author: ours,
    category: 'start',
  },
  {
    id: 'by-degrees',
    ...reviewed('own'),
    text: 'How poor are they that have not patience! What wound did ever heal but by degrees?',
    author: 'William Shakespeare, Othello, act 2 scene 3',
    category: 'patience',
  },
  {
    id: 'small-habits',
    ...reviewed('own'),
    text: 'Small habits grow when you keep going gently.',
    author: ours,
    category: 'habit',
  },
  {
    id: 'rest-is-part',
    ...reviewed('own'),
    text: 'Rest is part of getting better.',
    author: ours,
    category: 'rest',
  },
  {
    id: 'thing-with-feathers',
    ...reviewed('own'),
    text: 'Hope is the thing with feathers that perches in the soul.',
    author: 'Emily Dickinson, Poems, second series, 1891',
    category: 'hope',
  },
  {
    id: 'a-hard-day',
    ...reviewed('own'),
    text: 'A hard day is still one day behind you.',
    author: ours,
    category: 'courage',
  },
  {
    id: 'slow-is-fine',
    ...reviewed('own'),
    text: 'Slow is fine. Slow still gets you there.',
    author: ours,
    category: 'pace',
  },
  {
    id: 'how-many-days',
    ...reviewed('own'),
    text: 'Look how many days you have cared for yourself.',
    author: ours,
    category: 'milestone',
  },
  {
    id: 'draughts-of-space',
    ...reviewed('own'),
    text: 'I inhale great draughts of space.',
    author: 'Walt Whitman, Song of the Open Road, 1856',
    category: 'outdoors',
  },
  {
    id: 'asking-for-help',
    ...reviewed('own'),
    text: 'Asking for help is a way of taking care.',
    author: ours,
    category: 'support',
  },
  {
    id: 'easier-than-last-week',
    ...reviewed('own'),
    text: 'Notice one thing that was easier than last week.',
    author: ours,
    category: 'progress',
  },
  {
    id: 'you-know-your-body',
    ...reviewed('own'),
    text: 'You know your body. Listen to it.',
    author: ours,
    category: 'self',
  },
]
