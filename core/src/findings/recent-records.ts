import { epochMs } from '../platform/moment.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import type { TriageResult } from '../triage/triage-result.ts'
import { findingCountsForMs } from './time-windows.ts'

// How much of a person's history the rules read. By time, so that every screen and the server read the same days, and no
// red flag falls out of its window. Hazards: HZ-01, HZ-02.

/** An entry is compared with 14 earlier check-in days, and the last 48 hours can touch 3 days: 14 + 3. */
const checkInDaysRead = 17

/**
 * Entries: twelve on each of those days, and one more, which shows that the last of them is whole. A flood of entries must
 * not make every one of them slower than the one before.
 */
export const maxEntriesRead = 12 * checkInDaysRead + 1

/** Reads up to so many records, newest first. */
type ReadNewest<Logged> = (limit: number) => Promise<Logged[]>

/**
 * The entries that the rules need, newest first: all of the last 48 hours and all of the check-in days before them. Of a
 * day before them that has more entries than were read, none is returned: what was not read may be its worst.
 *
 * @param nowMs epoch milliseconds
 */
export async function readRecentEntries<Entry extends Pick<SymptomEntry, 'date' | 'localDate'>>(
  readNewest: ReadNewest<Entry>,
  nowMs: number,
): Promise<Entry[]> {
  const isEnough = (entries: readonly Entry[]) =>
    new Set(entries.map(({ localDate }) => localDate)).size > checkInDaysRead &&
    isBefore(entries.at(-1)?.date, nowMs)
  const { records: entries, mayBeMore } = await readUntil(isEnough, readNewest, 100)
  const oldest = entries.at(-1)
  return mayBeMore && isBefore(oldest?.date, nowMs)
    ? entries.filter(({ localDate, date }) => localDate !== oldest?.localDate || !isBefore(date, nowMs))
    : entries
}

/** All symptom checks and replies of the last 48 hours, and the newest symptom check; newest first. */
export async function readRecentChecks<Check extends Pick<TriageResult, 'createdAt' | 'track'>>(
  readNewest: ReadNewest<Check>,
  nowMs: number,
): Promise<Check[]> {
  const isEnough = (checks: readonly Check[]) =>
    checks.some(({ track }) => track !== 'follow-up') && isBefore(checks.at(-1)?.createdAt, nowMs)
  return (await readUntil(isEnough, readNewest, 20)).records
}

const isBefore = (at: string | undefined, nowMs: number): boolean =>
  at !== undefined && nowMs - epochMs(at) > findingCountsForMs.emergency

async function readUntil<Logged>(
  isEnough: (records: readonly Logged[]) => boolean,
  readNewest: ReadNewest<Logged>,
  limit: number,
): Promise<{ records: Logged[]; mayBeMore: boolean }> {
  const records = await readNewest(limit)
  const mayBeMore = records.length === limit
  if (!mayBeMore || limit === maxEntriesRead || isEnough(records)) return { records, mayBeMore }
  return readUntil(isEnough, readNewest, Math.min(maxEntriesRead, limit * 4))
}
