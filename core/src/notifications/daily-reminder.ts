export type ReminderFacts = {
  time: string
  nowLocalTime: string
  today: string
  lastCheckInDay: string | undefined
  /** The day on which this reminder was last shown or dismissed. */
  shownOn: string | undefined
  isWanted: boolean
}

/** Once a day, from the chosen time until midnight, if the person wants it and has not checked in yet. */
export function isReminderDue(facts: ReminderFacts): boolean {
  const { time, nowLocalTime, today, lastCheckInDay, shownOn, isWanted } = facts
  return isWanted && isTimeReached(time, nowLocalTime) && lastCheckInDay !== today && shownOn !== today
}

/** A time skipped when the clocks go forward counts as passed as soon as they have. */
export const isTimeReached = (time: string, nowLocalTime: string): boolean => nowLocalTime >= time
