import { sql } from 'kysely'
import { iso } from '../iso.ts'

/**
 * Whether a record is from this time by its phone's clock. A record with a doubtful clock counts by its arrival: a
 * phone that fell back to 1970 reports about today.
 */
export const occurredSince = (sinceMs: number) =>
  sql<boolean>`(occurred_ms >= ${sinceMs} or (clock_suspect = 1 and received_at >= ${iso(sinceMs)}))`
