import { sql } from 'kysely'

/**
 * Whether a record is of this time by what its phone claims. One from a doubtful clock is when it came: a phone that
 * fell back to 1970 has told us of today.
 */
export const occurredSince = (sinceMs: number) =>
  sql<boolean>`(occurred_ms >= ${sinceMs} or (clock_suspect = 1 and received_at >= ${new Date(sinceMs).toISOString()}))`
