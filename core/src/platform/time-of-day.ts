import * as z from 'zod/mini'
import { epochMs, type CapturedAt } from './moment.ts'

/** A wall clock time, `HH:MM`, without time zone. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** The patient's wall clock time at that moment, `HH:MM`. */
export function localTime({ occurredAt, tzOffsetMin }: CapturedAt): string {
  const minute = (Math.floor(epochMs(occurredAt) / 60_000) + tzOffsetMin) % (24 * 60)
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

const twoDigits = (count: number) => String(count).padStart(2, '0')
