import { type UsualDay, usualDayOn } from '../../records/usual-day.ts'
import { hasLungCondition, type Person } from '../../triage/person.ts'
import { hasFindingAlone } from '../apply-finding-rules.ts'
import { type EntryContext, knownUsualDays } from '../entry-context.ts'
import type { Facts } from '../entry-facts.ts'
import { entriesOf, hasSameItems, type LoggedDay, loggedDaysBefore } from '../logged-days.ts'
import { type ComparedEntry, completeUsualDay, fieldsLeftOut } from '../usual-comparison.ts'
import { deriveUsualDay, maxDaysForUsual } from './derived-usual-day.ts'

/** The usual days that an entry of this day is compared with. */
export function comparisonDays(day: string, context: EntryContext): Facts['usualDays'] {
  const { usual } = context
  const known = knownUsualDays(day, context)
  if (usualDayOn(usual, day)) return [...known, ...completedUsualDays(known, day, context)]
  return [undefined, ...derivedUsualDays(day, context), ...(usual ? [usual] : []), ...known]
}

/** What a usual day leaves out is compared as if none were set: unknown is never read as usual (HZ-37). */
function completedUsualDays(known: readonly UsualDay[], day: string, context: EntryContext): UsualDay[] {
  const incomplete = known.filter((usual) => fieldsLeftOut(usual).length > 0)
  if (incomplete.length === 0) return []
  const derived = derivedUsualDays(day, context).flatMap((usual) => usual ?? [])
  return derived.flatMap((fromEntries) => incomplete.map((usual) => completeUsualDay(usual, fromEntries)))
}

/**
 * Derives usual days for a person with a lung condition whose own usual day does not count yet: the median of all their
 * days, and the median of the days without a finding, because a long illness would become the median. Both only add
 * findings.
 */
function derivedUsualDays(day: string, context: EntryContext): (UsualDay | undefined)[] {
  const { person } = context
  if (!hasLungCondition(person)) return []
  const before = loggedDaysBefore(day, context)
  return [
    usualDayOf(before.slice(0, maxDaysForUsual), ofAllDays),
    usualDayOf(daysWithoutFinding(before, person), ofDaysWithoutFinding),
  ]
}

/** What was derived last, by the newest of its days. Days never change: the cache only saves time. */
type DerivedUsualDays = WeakMap<LoggedDay, { days: readonly LoggedDay[]; usual: UsualDay | undefined }>
const ofAllDays: DerivedUsualDays = new WeakMap()
const ofDaysWithoutFinding: DerivedUsualDays = new WeakMap()

function usualDayOf(days: readonly LoggedDay[], derived: DerivedUsualDays): UsualDay | undefined {
  const [newest] = days
  if (newest === undefined) return undefined
  const known = derived.get(newest)
  if (known && hasSameItems(known.days, days)) return known.usual
  const usual = deriveUsualDay(entriesOf(days))
  derived.set(newest, { days, usual })
  return usual
}

/** Stops at the number of days from which a usual day is worked out. */
function daysWithoutFinding(days: readonly LoggedDay[], person: Person | undefined): LoggedDay[] {
  const found: LoggedDay[] = []
  for (const day of days) {
    if (day.entries.every((entry) => !hasFinding(entry, person))) found.push(day)
    if (found.length === maxDaysForUsual) break
  }
  return found
}

/** The entries of days on which no entry has a finding of its own. */
export function withoutFindingDays<Entry extends ComparedEntry>(
  entries: readonly Entry[],
  person: Person | undefined,
): Entry[] {
  const days = new Set(entries.filter((entry) => hasFinding(entry, person)).map(({ localDate }) => localDate))
  return entries.filter(({ localDate }) => !days.has(localDate))
}

type ShownFinding = { person: Person | undefined; hasFinding: boolean }

/**
 * Each new entry is compared with the same earlier ones, which are read once. An entry never changes, so the function
 * stays pure: the cache only saves time.
 */
const findingOfEntryAlone = new WeakMap<ComparedEntry, ShownFinding>()

/** Whether an entry shows anything by itself, compared with no usual day and no other entry. */
function hasFinding(entry: ComparedEntry, person: Person | undefined): boolean {
  const known = findingOfEntryAlone.get(entry)
  if (known && known.person === person) return known.hasFinding
  const found = hasFindingAlone(entry, entry.localDate, person)
  findingOfEntryAlone.set(entry, { person, hasFinding: found })
  return found
}
