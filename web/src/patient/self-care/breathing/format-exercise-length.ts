import type { GuidedExercise, PaceId } from '@second-wind/core/content/library/pacer-schema'
import { paceOf } from './breathing-session.ts'

/** "15 breaths, about 2 minutes"; at their own pace people take what they like. */
export function formatExerciseLength(exercise: GuidedExercise, paceId: PaceId): string {
  const pace = paceOf({ exercise, paceId })
  if (!pace) return 'As long as you like'
  const minutes = Math.round((pace.breaths * (pace.inSeconds + pace.outSeconds)) / 60)
  return `${pace.breaths} breaths, about ${minutes} minutes`
}
