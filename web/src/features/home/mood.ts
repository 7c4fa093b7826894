import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { safetySigns } from '@second-wind/core/recovery/safety-signs'
import type { Day } from './week.ts'

export type Mood = 'hello' | 'done' | 'missed' | 'concerned'

/**
 * What the companion feels, from the newest entry of the week alone. A bad sign comes before everything and stays
 * until a better entry follows.
 *
 * @param entries newest first
 */
export function moodOf(entries: readonly SymptomEntry[], week: readonly Day[]): Mood {
  const newest = entries[0]
  if (!newest) return 'hello'
  const isThisWeek = week.some((day) => day.date === newest.localDate)
  if (isThisWeek && safetySigns(newest).length > 0) return 'concerned'
  const [yesterday, today] = week.slice(-2)
  if (today?.isLogged) return 'done'
  return yesterday?.isLogged ? 'hello' : 'missed'
}
