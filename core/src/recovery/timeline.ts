/*
 * "Timeline: at most 7 days, the first being today minus (day count minus 1); each day has a Daily Check-in (symptom
 * tracking completed). Milestones: day 2 Fever subsiding, day 4 Energy returning, day 6 Breathing easier. Progress
 * percent = day count / 7 x 100, capped at 100." Ruling C-37: completed only on days with a check-in. Hazard C30:
 * milestones carry a hedge, and a worse day carries a warning.
 */
import {
  checkInWords,
  milestoneWithLungCondition,
  milestoneWords,
  warningWords,
} from '../content/recovery-timeline-words.ts'
import { addDays } from '../platform/moment.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { readsLungAdvice } from '../triage/person.ts'
import type { Person } from '../triage/person.ts'
import { currentEpisode, episodeDayCount } from './episode.ts'
import { roundHalfUp } from './rounding.ts'
import { findWorsening } from './worse-day-warnings.ts'

const timelineDays = 7

export type TimelineEvent = {
  id: string
  /** 1 is the first day of the episode. */
  day: number
  /** Local date. */
  date: string
  title: string
  description: string
} & (
  | { type: 'symptom'; icon: 'check' | 'circle'; isCompleted: boolean }
  | { type: 'milestone'; icon: 'thermometer' | 'bolt' | 'lungs' }
  | { type: 'warning'; icon: 'warning'; reasons: string[]; linkTo: 'symptom-check'; linkText: string }
)

export type Timeline = {
  /** 0 means no current episode and nothing to show. */
  dayCount: number
  progressPercent: number
  /** Sorted by day; within a day: warning, check-in, milestone. */
  events: TimelineEvent[]
}

const milestones = [
  { day: 2, words: milestoneWords.fever, icon: 'thermometer' },
  { day: 4, words: milestoneWords.energy, icon: 'bolt' },
  { day: 6, words: milestoneWords.breathing, icon: 'lungs' },
] as const

/**
 * @param entries all entries of one patient, in any order
 * @param person with a lung condition, reads no time of a cold under a milestone (ruling D-08)
 */
export function recoveryTimeline(entries: readonly SymptomEntry[], today: string, person?: Person): Timeline {
  const hedge = readsLungAdvice(person) ? milestoneWithLungCondition.description : undefined
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
      return [
        ...warnings(episode, day, date, today),
        checkIn(episode, day, date),
        ...milestonesOf(day, date, hedge),
      ]
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

function milestonesOf(day: number, date: string, hedge: string | undefined): TimelineEvent[] {
  return milestones
    .filter((milestone) => milestone.day === day)
    .map(({ words: { id, title, description }, icon }) => ({
      id,
      day,
      date,
      title,
      description: hedge ?? description,
      type: 'milestone',
      icon,
    }))
}

/** Compares each day with a check-in with the last day before it that has one. */
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
  const { id, titleToday, titleEarlier, description, linkText } = warningWords[first.textId]
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
