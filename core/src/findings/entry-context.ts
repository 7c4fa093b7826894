import { epochMs } from '../platform/moment.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { type ChangeThreshold, type FormerUsualDay, type UsualDay, usualDayOn } from '../records/usual-day.ts'
import type { Person } from '../triage/person.ts'
import { entriesOfDay } from './logged-days.ts'
import type { ComparedEntry, ComparedReport } from './usual-comparison.ts'

/** What an entry is compared with. It never changes after it was made, because what is worked out from it is cached. */
export type EntryContext = {
  person: Person | undefined
  /** Set by the person. It takes no warning back: entries of the day it was set, and before, are also read without it. */
  usual?: UsualDay | undefined
  /** Usual days that the person has changed or removed since. Entries up to that day are still compared with them. */
  former?: readonly FormerUsualDay[]
  /** The person's other entries, in any order. Later ones do not count. */
  others?: readonly ComparedEntry[]
  /** Set by a clinician, for alerts. The patient sees a finding as soon as it or the default is reached. */
  threshold?: ChangeThreshold | undefined
}

/** An entry, or one that is being logged and has no time yet: it counts as the newest of its day. */
export type DatedReport = ComparedReport & Partial<Pick<SymptomEntry, 'date'>>

/** Set by the person, and counting on this day. */
export function knownUsualDays(
  day: string,
  { usual, former = [] }: { usual?: EntryContext['usual']; former?: EntryContext['former'] | undefined },
): UsualDay[] {
  const formerThatDay = former.flatMap((earlier) =>
    earlier.replacedOn < day ? [] : (usualDayOn(earlier.usual, day) ?? []),
  )
  return [usualDayOn(usual, day) ?? [], formerThatDay].flat()
}

/** Many entries of a day are read in one context, so their times are worked out once: epoch milliseconds. */
const timesOfDay = new WeakMap<readonly ComparedEntry[], readonly number[]>()

function timesOf(entries: readonly ComparedEntry[]): readonly number[] {
  const times = timesOfDay.get(entries) ?? entries.map(({ date }) => epochMs(date))
  timesOfDay.set(entries, times)
  return times
}

/** The other entries of the day up to this one. */
export function earlierEntriesOn(
  day: string,
  { date }: DatedReport,
  context: EntryContext,
): readonly ComparedEntry[] {
  const entries = entriesOfDay(day, context)
  if (date === undefined) return entries
  const untilMs = epochMs(date)
  const times = timesOf(entries)
  return entries.filter((_, at) => (times[at] ?? 0) <= untilMs)
}
