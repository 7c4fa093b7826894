import * as z from 'zod/mini'
import { copy, itemId, reviewShape } from '../content-item.ts'

/** The words of the weekly goal. */
export const weeklyGoalCopy = z.object({
  id: itemId,
  ...reviewShape,
  title: copy,
  /** `{n}` and `{goal}` stand for numbers of days. */
  progress: copy,
  achieved: copy,
})
export type WeeklyGoalCopy = z.infer<typeof weeklyGoalCopy>
