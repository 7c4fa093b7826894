import { type RawBuilder, sql } from 'kysely'

/** What takes the place of the personal parts of a row that stays. @param nowMs epoch milliseconds */
export type Redaction = (nowMs: number) => RawBuilder<unknown>

export const redactedJoin: Redaction = (
  nowMs,
) => sql`patient_id = null, state = 'declined', name = '', age = 0,
  device_id = '', device_key = '', device_label = '', decided_ms = coalesce(decided_ms, ${nowMs})`

export const cancelledInvitation: Redaction = (nowMs) => sql`cancelled_ms = coalesce(cancelled_ms, ${nowMs})`

export const endedConsent: Redaction = (nowMs) =>
  sql`device_id = null, withdrawn_at = coalesce(withdrawn_at, ${new Date(nowMs).toISOString()})`

export const endedSession: Redaction = (nowMs) =>
  sql`revoked_ms = coalesce(revoked_ms, ${nowMs}), revoked_why = 'erased'`
