import { reviewed } from '../review.ts'
import type { WeeklyGoalCopy } from './weekly-goal-schema.ts'

export const weeklyGoalWords: WeeklyGoalCopy = {
  id: 'weekly-goal',
  ...reviewed('specification'),
  title: 'Weekly goal',
  progress: '{n} of {goal} days',
  achieved: 'Weekly goal achieved!',
}
