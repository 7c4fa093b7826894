export type ReminderFacts = {
  time: string
  nowLocalTime: string
  today: string
  lastCheckInDay: string | undefined
  /** The day on which this reminder was last shown, or put away. */
  shownOn: string | undefined
  isWanted: boolean
}

/** Once a day, from its time until midnight, for whoever wants it and has not checked in yet. */
export function isReminderDue(facts: ReminderFacts): boolean {
  const { time, nowLocalTime, today, lastCheckInDay, shownOn, isWanted } = facts
  return isWanted && hasPassed(time, nowLocalTime) && lastCheckInDay !== today && shownOn !== today
}

/** A time that the clock skips in spring has passed when the hour has gone by. */
export const hasPassed = (time: string, nowLocalTime: string): boolean => nowLocalTime >= time
