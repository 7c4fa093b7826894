/** SQLite has no boolean; PostgreSQL takes the same numbers in an integer column. */
export type Flag = 0 | 1

/** When something was logged, and when we got it. Columns called `..._at` hold ISO 8601, `..._ms` epoch milliseconds. */
export type MomentColumns = {
  /** As the phone claims it, never corrected. */
  occurred_at: string
  occurred_ms: number
  local_date: string
  tz_offset_min: number
  received_at: string
  clock_suspect: Flag
  /** The phone that sent it; null when it came by hand. */
  device_id: string | null
}

/** Lists and answers of a check are kept as JSON text, which both databases speak and neither looks into. */
export type JsonText = string
