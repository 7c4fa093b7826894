import * as z from 'zod/mini'
import { epochMs, type CapturedAt } from '../model/moment.ts'

/** A time on the patient's wall clock, `HH:MM`: it knows no zone and no summer time. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

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

/** The patient's wall clock at that moment, `HH:MM`. */
export function localTime({ occurredAt, tzOffsetMin }: CapturedAt): string {
  const minute = (Math.floor(epochMs(occurredAt) / 60_000) + tzOffsetMin) % (24 * 60)
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
