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
    .map(([localDate, entries]) => sameDay(localDate, entries))
    .toSorted((a, b) => (a.localDate < b.localDate ? 1 : -1))
  daysInContext.set(context, days)
  return days
}

const dayOfEntry = new WeakMap<ComparedEntry, LoggedDay>()

/**
 * The same entries give the same object, so that what is worked out from a day is still known when an entry of a later
 * day is read in a context of its own.
 */
function sameDay(localDate: string, entries: readonly [ComparedEntry, ...ComparedEntry[]]): LoggedDay {
  const known = dayOfEntry.get(entries[0])
  if (known?.localDate === localDate && hasSameItems(known.entries, entries)) return known
  const day = { localDate, entries }
  dayOfEntry.set(entries[0], day)
  return day
}

/** Whether both lists have the same objects in the same order. */
export const hasSameItems = <Item>(some: readonly Item[], others: readonly Item[]): boolean =>
  some.length === others.length && some.every((item, at) => item === others[at])

/** The days before this one, newest first. @param day local date, YYYY-MM-DD */
export const loggedDaysBefore = (day: string, context: LoggedDaysContext): readonly LoggedDay[] =>
  loggedDays(context).filter(({ localDate }) => localDate < day)

export const entriesOfDay = (day: string, context: LoggedDaysContext): readonly ComparedEntry[] =>
  loggedDays(context).find(({ localDate }) => localDate === day)?.entries ?? []

export const entriesOf = (days: readonly LoggedDay[]): ComparedEntry[] =>
  days.flatMap(({ entries }) => entries)
