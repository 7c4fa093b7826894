import { epochMs } from '@second-wind/core/platform/moment'
import { iso } from '../iso.ts'

/** SQLite has no boolean; PostgreSQL takes the same numbers in an integer column. */
export type Flag = 0 | 1

/**
 * When something was logged, and when it arrived. Columns named `..._at` hold ISO 8601, `..._ms` epoch milliseconds.
 */
export type MomentColumns = {
  /** As the phone reported it, never corrected. */
  occurred_at: string
  /** The time that counts: the reported one, or the time of arrival if the reported one is impossible. */
  occurred_ms: number
  local_date: string
  tz_offset_min: number
  received_at: string
  clock_suspect: Flag
  /** The phone that sent it; null when it came over REST. */
  device_id: string | null
}

/** The time that screens and exports show: the reported one, or the time of arrival if that is impossible. */
export const loggedTimeOf = ({
  occurred_at: reported,
  occurred_ms: ms,
}: Pick<MomentColumns, 'occurred_at' | 'occurred_ms'>): string =>
  epochMs(reported) === ms ? reported : iso(ms)

/**
 * Epoch milliseconds for comparing records: at most the time of arrival, so that a fast clock hides nothing later; the
 * arrival itself where the clock is in doubt, so that a slow one makes nothing old.
 */
export const countedTimeOfRowMs = ({
  occurred_ms: ms,
  received_at: receivedAt,
  clock_suspect: isSuspect,
}: Pick<MomentColumns, 'occurred_ms' | 'received_at' | 'clock_suspect'>): number =>
  isSuspect === 1 ? epochMs(receivedAt) : Math.min(ms, epochMs(receivedAt))

/** What a clinician sees about the clock of the phone that made a record. */
export const clockFactsOf = ({
  occurred_at: reportedAt,
  occurred_ms: ms,
  clock_suspect: isSuspect,
}: Pick<MomentColumns, 'occurred_at' | 'occurred_ms' | 'clock_suspect'>) => ({
  ...(isSuspect === 1 && { isClockDoubtful: true }),
  ...(epochMs(reportedAt) !== ms && { reportedAt }),
})

/**
 * Lists and the answers of a check are stored as JSON text, which works in both databases and which no query looks
 * into.
 */
export type JsonText = string
