import { usualCourse, type UsualCourseRow } from '../content/analytics/usual-course.ts'
import type { SymptomEntry } from '../model/symptom-entry.ts'
import { answered } from '../recovery/answers.ts'
import { currentEpisode, episodeDayCount } from '../recovery/episode.ts'

/**
 * The person's own illness beside what is usual. `to-come`: still there, and the usual time is not over, which says
 * nothing about how ill somebody is. `longer`: still there after it. `settled` speaks of the latest answer only.
 */
export type CourseLine = { row: UsualCourseRow } & (
  | { state: 'unknown' }
  | { state: 'settled' | 'to-come' | 'longer'; latest: SymptomEntry }
)

/** `dayCount` 0: no current episode, and no lines. */
export type OwnCourse = { dayCount: number; lines: CourseLine[] }

/** @param entries all entries of one patient, in any order */
export function besideUsualCourse(entries: readonly SymptomEntry[], today: string): OwnCourse {
  const episode = currentEpisode(entries, today)
  const dayCount = episodeDayCount(
    episode.map(({ localDate }) => localDate),
    today,
  )
  if (dayCount === 0) return { dayCount, lines: [] }
  return { dayCount, lines: usualCourse.rows.map((row) => lineOf(row, episode, dayCount)) }
}

function lineOf(row: UsualCourseRow, episode: readonly SymptomEntry[], dayCount: number): CourseLine {
  const { latestAnswer, isSettled } = signs[row.sign]
  const latest = latestAnswer(episode)
  if (!latest) return { row, state: 'unknown' }
  if (isSettled(latest)) return { row, state: 'settled', latest }
  return { row, state: dayCount > row.byDay ? 'longer' : 'to-come', latest }
}

/** Cough: 1 and 2 are "Minimal", the lowest that the scale can say. */
const signs: Record<
  UsualCourseRow['sign'],
  {
    latestAnswer: (episode: readonly SymptomEntry[]) => SymptomEntry | undefined
    isSettled: (latest: SymptomEntry) => boolean
  }
> = {
  temperature: {
    latestAnswer: (episode) => episode.at(-1),
    isSettled: ({ temperature }) => temperature === 'normal',
  },
  cough: {
    latestAnswer: (episode) => answered('coughSeverity', episode).at(-1),
    isSettled: ({ coughSeverity }) => coughSeverity <= 2,
  },
}
