import { type RawBuilder, sql } from 'kysely'

/** What takes the place of the personal parts of a row that stays. @param nowMs epoch milliseconds */
export type Scrub = (nowMs: number) => RawBuilder<unknown>

export const nobodysJoin: Scrub = (nowMs) => sql`patient_id = null, state = 'declined', name = '', age = 0,
  device_id = '', device_key = '', device_label = '', decided_ms = coalesce(decided_ms, ${nowMs})`

export const cancelledInvite: Scrub = (nowMs) => sql`cancelled_ms = coalesce(cancelled_ms, ${nowMs})`

export const endedConsent: Scrub = (nowMs) =>
  sql`device_id = null, withdrawn_at = coalesce(withdrawn_at, ${new Date(nowMs).toISOString()})`

export const endedSession: Scrub = (nowMs) =>
  sql`revoked_ms = coalesce(revoked_ms, ${nowMs}), revoked_why = 'erased'`
