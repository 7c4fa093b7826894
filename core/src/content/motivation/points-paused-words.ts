import { reviewed } from '../review.ts'

/** Shown in place of points, challenges, badges and the quote on a day with a bad sign (hazard C42). */
export const pointsPausedWords = {
  id: 'points-rest',
  ...reviewed('own'),
  title: 'Your points are safe',
  text: 'Getting better comes first.',
} as const
