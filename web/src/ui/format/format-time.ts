import { dayMs } from '@second-wind/core/platform/moment'
import { clockTime, hoursAgo, longDate, timeAgo } from './uk-time.ts'

/** A time further ahead of now than this means a wrong clock, not rounding. */
const toleratedAheadMs = 2 * 60_000

/**
 * "just now", "6 minutes ago", "46 hours ago"; from two days on "3 days ago" by the calendar, because a reader takes
 * "1 day ago" for yesterday. A future time is shown as such: it must not look fresh.
 *
 * @param at, now epoch milliseconds by the same clock
 */
export function formatAge(at: number, now: number): string {
  if (at - now > toleratedAheadMs) return 'time ahead of now'
  return now - at < 2 * dayMs ? hoursAgo(at, now) : timeAgo(at, now)
}

/** "6 min ago", where a line has little room. */
export const formatShortAge = (at: number, now: number): string =>
  formatAge(at, now).replace(/ minutes? /, ' min ')

/** "1 day", "3 days". */
export function formatDayCount(ageMs: number): string {
  const days = Math.floor(ageMs / dayMs)
  return days === 1 ? '1 day' : `${days} days`
}

/** "Today 14:05", "Yesterday 17:58", "Tue 17 Nov 09:12", with the year if it differs; local time. */
export function formatDayAndTime(at: number, now: number): string {
  return `${formatDay(new Date(at), new Date(now))} ${clockTime(at)}`
}

/** "Friday 20 November 2026, 14:05": for paper, which is read on another day. */
export const formatDateAndTime = (at: number): string => `${longDate(at)}, ${clockTime(at)}`

/** "14:05:10", preceded by the day unless it is today; local time. */
export function formatExactTime(at: number, now: number): string {
  const time = new Date(at).toLocaleTimeString('en-GB')
  const day = formatDay(new Date(at), new Date(now))
  return day === 'Today' ? time : `${day} ${time}`
}

function formatDay(day: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (day.toDateString() === now.toDateString()) return 'Today'
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  const text = day.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', ...year })
  return text.replace(',', '')
}
