import { reviewed } from '../review.ts'
import type { RestDay } from './rest-day.ts'

/** The id is the type of the stored record. */
export const restDayWords: RestDay = {
  id: 'rest-day',
  ...reviewed('own'),
  title: 'Rest day',
  description: 'Too tired for tasks? Mark a rest day. Your days so far still count.',
  rest: 'I am resting today',
  undo: 'I am not resting today',
  resting: 'You are resting today. Rest is part of looking after yourself.',
}
