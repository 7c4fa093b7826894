// Specification, section 4: "Challenge: complete when progress reaches target, otherwise a Continue button." Section
// 9: "Sample challenges: 5 breathing exercises in 4 days, 7 hydration days in 2 days, 4 mindfulness sessions in 6
// days." Hazard C42.

import { challenges } from '../../content/motivation/challenges.ts'
import type { AppPath } from '../../platform/app-paths.ts'
import { addDays, daysBetween } from '../../platform/moment.ts'
import { sum } from '../rounding.ts'
import type { ActivityHistory } from './activity-history.ts'
import { taskStateOnDay, taskDays } from './task-days.ts'

type Challenge = (typeof challenges)[number]

export type ChallengeState = {
  challengeId: string
  progress: number
  target: number
  completed: boolean
  /** First and last day of the current round. */
  from: string
  to: string
  /** Days left after today: 0 on the last day. */
  daysLeft: number
  /** Where Continue leads; absent when there is nothing to continue. */
  continueTo?: AppPath
}

const roundDays = 7

/** @param history the complete history: rounds are counted from its first day */
export function challengeStates(history: ActivityHistory, today: string): ChallengeState[] {
  const days = taskDays(history, today)
  const firstDay = days[0]?.date ?? today
  return challenges.map((challenge) => {
    const { id, target, counts, continueTo } = challenge
    const { from, to } = roundOn(challenge, firstDay, today)
    const states = days.filter(({ date }) => date >= from).map((day) => taskStateOnDay(day, counts.task))
    const amounts = states.map((state) =>
      counts.by === 'times' ? (state?.times ?? 0) : Number(state?.completed ?? false),
    )
    const progress = Math.min(target, sum(amounts))
    const completed = progress >= target
    return {
      challengeId: id,
      progress,
      target,
      completed,
      from,
      to,
      daysLeft: daysBetween(today, to),
      ...(completed ? {} : { continueTo }),
    }
  })
}

/** The first round has its own length; later rounds last a week. */
function roundOn(
  { firstRoundDays }: Challenge,
  firstDay: string,
  today: string,
): { from: string; to: string } {
  const sinceFirst = daysBetween(firstDay, today) - firstRoundDays
  if (sinceFirst < 0) return { from: firstDay, to: addDays(firstDay, firstRoundDays - 1) }
  const from = addDays(today, -(sinceFirst % roundDays))
  return { from, to: addDays(from, roundDays - 1) }
}
