import type { SymptomEntry } from '../../records/symptom-entry.ts'
import { type UsualDay, usualDay } from '../../records/usual-day.ts'
import { hasLungCondition, type Person } from '../../triage/person.ts'
import { entryFindings } from '../entry-findings.ts'
import { withoutFindingDays } from './comparison-days.ts'
import { deriveUsualDay } from './derived-usual-day.ts'

/** Counted without the days that show a finding. */
const minDays = 7
/** Enough for 14 check-in days of a person who logs many times a day. */
const entriesRead = 100

/**
 * The usual day that the app proposes to a person who has not set one: worked out from check-in days without a finding,
 * so that an illness is not proposed as usual, however long it lasts (hazard HZ-37). Undefined below 7 such days, when
 * the newest entry's day shows a finding, and for people without a lung condition, whose days with symptoms are an
 * illness.
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
  const [newest] = read
  if (newest === undefined) return undefined
  if (entryFindings(newest, newest.localDate, { person, others: read }).length > 0) return undefined
  const calm = withoutFindingDays(read, person)
  if (!calm.includes(newest)) return undefined
  if (new Set(calm.map(({ localDate }) => localDate)).size < minDays) return undefined
  const derived = deriveUsualDay(calm)
  return derived && usualDay.parse({ ...derived, setOn: today })
}
