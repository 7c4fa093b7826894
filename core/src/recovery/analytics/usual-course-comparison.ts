import { safetySigns, type SafetySignId } from '../../care/risk/safety-signs.ts'
import { usualCourse, type UsualCourseRow } from '../../content/analytics/usual-course.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { entriesWithScore } from '../answered-scores.ts'
import { currentEpisode, episodeDayCount } from '../episode.ts'

/**
 * The person's own illness beside what is usual. `to-come`: still there, and the usual time is not over, which says
 * nothing about how ill somebody is. `longer`: still there after it. `settled` speaks of the latest answer only.
 * `danger`: the latest answer is a danger sign, for which there is no usual time (hazards C4, C5).
 */
export type CourseLine = { row: UsualCourseRow } & (
  | { state: 'unknown' }
  | { state: 'danger' | 'settled' | 'to-come' | 'longer'; latest: SymptomEntry }
)

/** `dayCount` 0: no current episode, and no lines. */
export type UsualCourseComparison = { dayCount: number; lines: CourseLine[] }

/** @param entries all entries of one patient, in any order */
export function compareWithUsualCourse(
  entries: readonly SymptomEntry[],
  today: string,
): UsualCourseComparison {
  const episode = currentEpisode(entries, today)
  const dayCount = episodeDayCount(
    episode.map(({ localDate }) => localDate),
    today,
  )
  if (dayCount === 0) return { dayCount, lines: [] }
  return { dayCount, lines: usualCourse.rows.map((row) => courseLine(row, episode, dayCount)) }
}

function courseLine(row: UsualCourseRow, episode: readonly SymptomEntry[], dayCount: number): CourseLine {
  const { latestAnswer, isSettled, dangerSign } = signs[row.sign]
  const latest = latestAnswer(episode)
  if (!latest) return { row, state: 'unknown' }
  if (safetySigns(latest).includes(dangerSign)) return { row, state: 'danger', latest }
  if (isSettled(latest)) return { row, state: 'settled', latest }
  return { row, state: dayCount > row.byDay ? 'longer' : 'to-come', latest }
}

/** Cough: 1 and 2 are "Minimal", the lowest that the scale can say. */
const signs: Record<
  UsualCourseRow['sign'],
  {
    latestAnswer: (episode: readonly SymptomEntry[]) => SymptomEntry | undefined
    isSettled: (latest: SymptomEntry) => boolean
    dangerSign: SafetySignId
  }
> = {
  temperature: {
    latestAnswer: (episode) => episode.at(-1),
    isSettled: ({ temperature }) => temperature === 'normal',
    dangerSign: 'very-high-temperature',
  },
  cough: {
    latestAnswer: (episode) => entriesWithScore('coughSeverity', episode).at(-1),
    isSettled: ({ coughSeverity }) => coughSeverity <= 2,
    dangerSign: 'cough-9-or-more',
  },
}
