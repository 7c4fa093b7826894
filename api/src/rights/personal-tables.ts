import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../platform/db/database.ts'

/** Replaces the personal parts of a row that stays. @param nowMs epoch milliseconds */
type Redaction = (nowMs: number) => RawBuilder<unknown>

const redactedJoin: Redaction = (nowMs) => sql`patient_id = null, state = 'declined', name = '', age = 0,
  device_id = '', device_key = '', device_label = '', decided_ms = coalesce(decided_ms, ${nowMs})`

const cancelledInvitation: Redaction = (nowMs) =>
  sql`cancelled_ms = coalesce(cancelled_ms, ${nowMs}), date_of_birth = null, nhs_number = null`

const endedConsent: Redaction = (nowMs) =>
  sql`device_id = null, withdrawn_at = coalesce(withdrawn_at, ${new Date(nowMs).toISOString()})`

const endedSession: Redaction = (nowMs) =>
  sql`revoked_ms = coalesce(revoked_ms, ${nowMs}), revoked_why = 'erased'`

/** How a row shows whose it is. `phone`: by the patient's number, or that of one of their phones. */
export type OwnershipRule =
  | 'id'
  | 'patient_id'
  | 'owner_id'
  | 'owner'
  | 'actor'
  | 'actor_or_patient'
  | 'phone'

type Personal = {
  whose: OwnershipRule
  /** A redaction keeps the row without its personal data. `keep`: the row contains only a number. */
  erase: 'delete' | 'keep' | Redaction
}

/**
 * Every table, in the order in which rows must be deleted. Export and erasure both follow this list, and the compiler
 * requires a decision for every new table. `null`: the table contains no personal data.
 */
export const personalTables = {
  symptom_versions: { whose: 'patient_id', erase: 'delete' },
  symptom_entries: { whose: 'patient_id', erase: 'delete' },
  triage_results: { whose: 'patient_id', erase: 'delete' },
  activities: { whose: 'patient_id', erase: 'delete' },
  alert_findings: { whose: 'patient_id', erase: 'delete' },
  alerts: { whose: 'patient_id', erase: 'delete' },
  threshold_changes: { whose: 'patient_id', erase: 'delete' },
  messages: { whose: 'patient_id', erase: 'delete' },
  read_marks: { whose: 'patient_id', erase: 'delete' },
  profile_history: { whose: 'patient_id', erase: 'delete' },
  devices: { whose: 'patient_id', erase: 'delete' },
  receipts: { whose: 'owner_id', erase: 'delete' },
  quarantine: { whose: 'owner_id', erase: 'delete' },
  change_log: { whose: 'patient_id', erase: 'delete' },
  roster_rows: { whose: 'patient_id', erase: 'delete' },
  care_links: { whose: 'patient_id', erase: 'delete' },
  passkeys: { whose: 'owner', erase: 'delete' },
  recovery_codes: { whose: 'owner', erase: 'delete' },
  challenges: { whose: 'owner', erase: 'delete' },
  device_links: { whose: 'phone', erase: 'delete' },
  /** The join stays, because an invitation must not be used twice. */
  joins: { whose: 'phone', erase: redactedJoin },
  /** Invitations for this patient's new phones end; others contain no personal data. */
  invites: { whose: 'patient_id', erase: cancelledInvitation },
  /** Which consent text was agreed to is kept under the patient's number. */
  consents: { whose: 'patient_id', erase: endedConsent },
  /** Ended, so that an old phone is recognised as this patient's and told to empty itself. */
  sessions: { whose: 'actor', erase: endedSession },
  linked_devices: { whose: 'patient_id', erase: 'delete' },
  patients: { whose: 'id', erase: 'delete' },
  /** Who did what, by number: no names, nothing clinical (audit/write-audit.ts). */
  audit: { whose: 'actor_or_patient', erase: 'keep' },
  erased_patients: { whose: 'patient_id', erase: 'keep' },
  clinicians: null,
  rosters: null,
  alerts_revision: null,
  clinician_accounts: null,
  enrolments: null,
  meta: null,
} as const satisfies Record<keyof Tables, Personal | null>

export const personalTablesInOrder: readonly ({ name: string } & Personal)[] = Object.entries(
  personalTables,
).flatMap(([name, rule]) => (rule === null ? [] : [{ name, ...rule }]))
