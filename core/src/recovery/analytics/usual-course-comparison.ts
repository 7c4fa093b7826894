import { usualCourse, type UsualCourseRow } from '../../content/analytics/usual-course.ts'
import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import { entryWarnings } from '../../findings/entry-findings.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { readsLungAdvice } from '../../triage/person.ts'
import type { Person } from '../../triage/person.ts'
import { entriesWithScore } from '../answered-scores.ts'
import { currentEpisode, episodeDayCount } from '../episode.ts'

/**
 * Compares the person's illness with the usual course. `to-come`: the symptom is still there and the usual time is not
 * over; this says nothing about how ill the person is. `longer`: still there after the usual time. `settled`: normal or
 * minimal in the latest answer only. `danger`: the latest answer is a warning, for which there is no usual time
 * (hazards C4, C5).
 */
export type CourseLine = { row: UsualCourseRow } & (
  | { state: 'unknown' }
  | { state: 'danger' | 'settled' | 'to-come' | 'longer'; latest: SymptomEntry }
)

/** `dayCount` is 0 when there is no current episode; `lines` is then empty. */
export type UsualCourseComparison = { dayCount: number; lines: CourseLine[] }

/**
 * @param entries all entries of one patient, in any order
 * @param person with a lung condition, is not compared with the course of a cold: `lines` is empty (ruling D-08)
 */
export function compareWithUsualCourse(
  entries: readonly SymptomEntry[],
  today: string,
  person?: Person,
): UsualCourseComparison {
  const episode = currentEpisode(entries, today)
  const dayCount = episodeDayCount(
    episode.map(({ localDate }) => localDate),
    today,
  )
  if (dayCount === 0 || readsLungAdvice(person)) return { dayCount, lines: [] }
  return { dayCount, lines: usualCourse.rows.map((row) => courseLine(row, episode, dayCount)) }
}

function courseLine(row: UsualCourseRow, episode: readonly SymptomEntry[], dayCount: number): CourseLine {
  const { latestAnswer, isSettled, warningId } = signs[row.sign]
  const latest = latestAnswer(episode)
  if (!latest) return { row, state: 'unknown' }
  if (entryWarnings(latest).includes(warningId)) return { row, state: 'danger', latest }
  if (isSettled(latest)) return { row, state: 'settled', latest }
  return { row, state: dayCount > row.byDay ? 'longer' : 'to-come', latest }
}

/** Cough: 1 and 2 are "Minimal", the lowest words on the scale. */
const signs: Record<
  UsualCourseRow['sign'],
  {
    latestAnswer: (episode: readonly SymptomEntry[]) => SymptomEntry | undefined
    isSettled: (latest: SymptomEntry) => boolean
    warningId: EntryFindingId
  }
> = {
  temperature: {
    latestAnswer: (episode) => episode.at(-1),
    isSettled: ({ temperature }) => temperature === 'normal',
    warningId: 'fever-high',
  },
  cough: {
    latestAnswer: (episode) => entriesWithScore('coughSeverity', episode).at(-1),
    isSettled: ({ coughSeverity }) => coughSeverity <= 2,
    warningId: 'cough-severe',
  },
}
