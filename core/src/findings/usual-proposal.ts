import type { SymptomEntry } from '../records/symptom-entry.ts'
import { type UsualDay, usualDay } from '../records/usual-day.ts'
import { hasLungCondition, type Person } from '../triage/person.ts'
import { entryFindings } from './entry-findings.ts'
import { isWarning } from './finding.ts'
import { deriveUsualDay } from './usual-comparison.ts'

/** Counted without the days that show a warning. */
const minDays = 7
/** Enough for 14 check-in days of a person who logs many times a day. */
const entriesRead = 100

/**
 * The usual day that the app proposes to a person who has not set one: worked out from check-in days without a warning,
 * so that an illness is not proposed as usual (hazard HZ-37). Undefined below 7 such days, when the newest entry shows a
 * warning, and for people without a lung condition, whose days with symptoms are an illness.
 *
 * @param entries newest first
 */
export function proposeUsualDay(
  entries: readonly SymptomEntry[],
  person: Person | undefined,
  today: string,
): UsualDay | undefined {
  if (!hasLungCondition(person)) return undefined
  const read = entries.slice(0, entriesRead)
  const hasWarning = (entry: SymptomEntry) =>
    entryFindings(entry, entry.localDate, { person, others: read }).some(isWarning)
  const warnedDays = new Set(read.filter(hasWarning).map((entry) => entry.localDate))
  const [newest] = read
  if (newest === undefined || warnedDays.has(newest.localDate)) return undefined
  const calm = read.filter((entry) => !warnedDays.has(entry.localDate))
  if (new Set(calm.map((entry) => entry.localDate)).size < minDays) return undefined
  const derived = deriveUsualDay(calm)
  return derived && usualDay.parse({ ...derived, setOn: today })
}
