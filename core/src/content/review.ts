import type { SourceId } from './sources.ts'

/** When an item was last read against its sources, until when that counts, and which sources they are. */
export type Review = { reviewedOn: string; reviewBy: string; sources: SourceId[] }

/** For an item whose words were checked in the current round. No clinician has signed it yet (content-governance.md). */
export function reviewed(...sources: [SourceId, ...SourceId[]]): Review {
  return { reviewedOn: '2026-11-20', reviewBy: '2027-11-20', sources }
}
