import { captureMoment, dayMs, daysBetween, hourMs, minuteMs } from '@second-wind/core/platform/moment'

/** "18:02" on the wall clock that runs `offsetMin` ahead of UTC; without it, on the clock of this phone. */
export function clockTime(at: number, offsetMin = phoneOffsetMin(at)): string {
  return onWallClock(at, offsetMin, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** "Friday 20 November 2026", with the same offset rule. */
export function longDate(at: number, offsetMin = phoneOffsetMin(at)): string {
  return onWallClock(at, offsetMin, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** "23 November 1955" for a calendar day `YYYY-MM-DD`. */
export function plainDate(day: string): string {
  return onWallClock(Date.parse(day), 0, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** "12 Nov 14:05". */
export function dateAndTime(at: number): string {
  return `${onWallClock(at, phoneOffsetMin(at), { day: 'numeric', month: 'short' })} ${clockTime(at)}`
}

/** "18:02" today, "19 Nov, 18:02" before today. */
export function timeOrDate(at: number, now: number): string {
  if (longDate(at) === longDate(now)) return clockTime(at)
  return `${onWallClock(at, phoneOffsetMin(at), { day: 'numeric', month: 'short' })}, ${clockTime(at)}`
}

/** "today at 18:02", "on 19 Nov at 18:02" before today. */
export function dayAndTime(at: number, now: number): string {
  if (longDate(at) === longDate(now)) return `today at ${clockTime(at)}`
  return `on ${timeOrDate(at, now).replace(', ', ' at ')}`
}

/**
 * "just now", "5 minutes ago", "2 hours ago", "yesterday", "3 days ago": from half a day on by the calendar of this phone,
 * because a person reads "1 day ago" as yesterday.
 */
export function timeAgo(at: number, now: number): string {
  const days = daysBetween(localDayOf(at), localDayOf(now))
  if (days <= 0 || now - at < dayMs / 2) return hoursAgo(at, now)
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** "just now", "5 minutes ago", "30 hours ago". A clock that runs behind does not look into the future. */
export function hoursAgo(at: number, now: number): string {
  const ageMs = now - at
  if (ageMs < minuteMs) return 'just now'
  if (ageMs < hourMs) return `${formatUnits(ageMs, minuteMs, 'minute')} ago`
  return `${formatUnits(ageMs, hourMs, 'hour')} ago`
}

const localDayOf = (at: number): string => captureMoment(at, phoneOffsetMin(at)).localDate

function formatUnits(ageMs: number, unitMs: number, unit: string): string {
  const count = Math.floor(ageMs / unitMs)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const phoneOffsetMin = (at: number): number => -new Date(at).getTimezoneOffset()

function onWallClock(at: number, offsetMin: number, format: Intl.DateTimeFormatOptions): string {
  const shifted = new Date(at + offsetMin * minuteMs)
  return shifted.toLocaleString('en-GB', { ...format, timeZone: 'UTC' }).replace(',', '')
}
