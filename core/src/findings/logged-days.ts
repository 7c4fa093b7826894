import { groupBy } from '../platform/group-by.ts'
import type { ComparedEntry } from './usual-comparison.ts'

export type LoggedDay = { localDate: string; entries: readonly ComparedEntry[] }

type LoggedDaysContext = { others?: readonly ComparedEntry[] }

/** Many entries are read in one context, which never changes, so its entries are grouped once. */
const daysInContext = new WeakMap<LoggedDaysContext, readonly LoggedDay[]>()

/** The days with an entry, newest first. */
function loggedDays(context: LoggedDaysContext): readonly LoggedDay[] {
  const known = daysInContext.get(context)
  if (known) return known
  const days = [...groupBy(context.others ?? [], ({ localDate }) => localDate)]
    .map(([localDate, entries]) => ({ localDate, entries }))
    .toSorted((a, b) => (a.localDate < b.localDate ? 1 : -1))
  daysInContext.set(context, days)
  return days
}

/** The days before this one, newest first. @param day local date, YYYY-MM-DD */
export const loggedDaysBefore = (day: string, context: LoggedDaysContext): readonly LoggedDay[] =>
  loggedDays(context).filter(({ localDate }) => localDate < day)

export const entriesOfDay = (day: string, context: LoggedDaysContext): readonly ComparedEntry[] =>
  loggedDays(context).find(({ localDate }) => localDate === day)?.entries ?? []

export const entriesOf = (days: readonly LoggedDay[]): ComparedEntry[] =>
  days.flatMap(({ entries }) => entries)
