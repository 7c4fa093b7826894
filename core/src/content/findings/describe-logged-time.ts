import type { CurrentFinding } from '../../findings/current-findings.ts'
import { addDays, epochMs, wallClockAt } from '../../platform/moment.ts'

type LoggedMoment = Pick<CurrentFinding, 'at' | 'tzOffsetMin' | 'localDate'>

/**
 * "this morning at 08:12", "yesterday at 18:02", "on Saturday at 18:02", "on 9 November at 18:02" after a week: the wall
 * clock of the phone that logged it.
 *
 * @param today local date, YYYY-MM-DD
 */
export function describeLoggedTime({ at, tzOffsetMin, localDate }: LoggedMoment, today: string): string {
  const time = wallClockAt(at, tzOffsetMin)
  if (localDate >= today) return `${partOfDay(time)} at ${time}`
  const day =
    localDate === addDays(today, -1)
      ? 'yesterday'
      : `on ${localDate > addDays(today, -7) ? weekday(localDate) : dayAndMonth(localDate)}`
  return isDayOnly(at, tzOffsetMin) ? day : `${day} at ${time}`
}

/** An entry for an earlier day is stored at noon, because its time is not known. */
export const isDayOnly = (at: string, tzOffsetMin: number): boolean =>
  wallClockAt(at, tzOffsetMin) === '12:00' && epochMs(at) % 60_000 === 0

function partOfDay(time: string): string {
  if (time < '05:00') return 'early this morning'
  if (time < '12:00') return 'this morning'
  return time < '18:00' ? 'this afternoon' : 'this evening'
}

const weekday = (day: string): string => format(day, { weekday: 'long' })

const dayAndMonth = (day: string): string => format(day, { day: 'numeric', month: 'long' })

const format = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(epochMs(`${day}T12:00:00Z`))
