/*
 * "Timeline: at most 7 days, the first being today minus (day count minus 1); each day has a Daily Check-in (symptom
 * tracking completed). Milestones: day 2 Fever subsiding, day 4 Energy returning, day 6 Breathing easier. Progress
 * percent = day count / 7 x 100, capped at 100." Ruling C-37: completed only on days with a check-in. Hazard C30:
 * milestones carry a hedge, and a worse day carries a warning.
 */
import { checkInWords, milestoneWords, warningWords } from '../content/recovery-timeline-words.ts'
import { addDays } from '../platform/moment.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { currentEpisode, episodeDayCount } from './episode.ts'
import { roundHalfUp } from './rounding.ts'
import { findWorsening } from './worse-day-warnings.ts'

const timelineDays = 7

export type TimelineEvent = {
  id: string
  /** 1 is the first day of the episode. */
  day: number
  /** The local date of that day. */
  date: string
  title: string
  description: string
} & (
  | { type: 'symptom'; icon: 'check' | 'circle'; isCompleted: boolean }
  | { type: 'milestone'; icon: 'thermometer' | 'bolt' | 'lungs' }
  | { type: 'warning'; icon: 'warning'; reasons: string[]; linkTo: 'symptom-check'; linkText: string }
)

export type Timeline = {
  /** 0: no current episode, and nothing to show. */
  dayCount: number
  progressPercent: number
  /** By day; within a day the warning first, then the check-in, then the milestone. */
  events: TimelineEvent[]
}

const milestones = [
  { day: 2, words: milestoneWords.fever, icon: 'thermometer' },
  { day: 4, words: milestoneWords.energy, icon: 'bolt' },
  { day: 6, words: milestoneWords.breathing, icon: 'lungs' },
] as const

/** @param entries all entries of one patient, in any order */
export function recoveryTimeline(entries: readonly SymptomEntry[], today: string): Timeline {
  const episode = currentEpisode(entries, today)
  const dayCount = episodeDayCount(
    episode.map((entry) => entry.localDate),
    today,
  )
  const days = Array.from({ length: Math.min(dayCount, timelineDays) }, (_, at) => at + 1)
  return {
    dayCount,
    progressPercent: Math.min(100, roundHalfUp((dayCount / timelineDays) * 100)),
    events: days.flatMap((day) => {
      const date = addDays(today, day - dayCount)
      return [...warnings(episode, day, date, today), checkIn(episode, day, date), ...milestonesOf(day, date)]
    }),
  }
}

function checkIn(episode: readonly SymptomEntry[], day: number, date: string): TimelineEvent {
  const isCompleted = episode.some((entry) => entry.localDate === date)
  const { id, title, description } = isCompleted ? checkInWords.logged : checkInWords.notLogged
  return {
    id,
    day,
    date,
    title,
    description,
    type: 'symptom',
    icon: isCompleted ? 'check' : 'circle',
    isCompleted,
  }
}

function milestonesOf(day: number, date: string): TimelineEvent[] {
  return milestones
    .filter((milestone) => milestone.day === day)
    .map(({ words: { id, title, description }, icon }) => ({
      id,
      day,
      date,
      title,
      description,
      type: 'milestone',
      icon,
    }))
}

/** A day without a check-in says nothing; the next one is compared with the last that has one. */
function warnings(
  episode: readonly SymptomEntry[],
  day: number,
  date: string,
  today: string,
): TimelineEvent[] {
  const dayBefore = episode.findLast((entry) => entry.localDate < date)?.localDate
  const onDate = episode.filter((entry) => entry.localDate === date)
  if (dayBefore === undefined || onDate.length === 0) return []
  const rows = findWorsening(
    onDate,
    episode.filter((entry) => entry.localDate === dayBefore),
  )
  const [first] = rows
  if (!first) return []
  const { id, titleToday, titleEarlier, description, linkText } = warningWords[first.words]
  return [
    {
      id,
      day,
      date,
      title: date === today ? titleToday : titleEarlier,
      description,
      type: 'warning',
      icon: 'warning',
      reasons: rows.map((row) => row.id),
      linkTo: 'symptom-check',
      linkText,
    },
  ]
}
