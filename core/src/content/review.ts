import type { SourceId } from './sources.ts'

/** When an item was last read against its sources, until when that counts, and which sources they are. */
export type Review = { reviewedOn: string; reviewBy: string; sources: SourceId[] }

/** For an item whose words were checked in the current round. No clinician has signed it yet (content-governance.md). */
export function reviewed(...sources: [SourceId, ...SourceId[]]): Review {
  return reviewedOn('2026-11-20', ...sources)
}

/** The same for an item that was read on another day, `YYYY-MM-DD`; it counts for a year. */
export function reviewedOn(date: string, ...sources: [SourceId, ...SourceId[]]): Review {
  return { reviewedOn: date, reviewBy: `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`, sources }
}
