import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../platform/db/database.ts'
import { iso } from '../platform/iso.ts'

/** Replaces the personal parts of a row that stays. @param nowMs epoch milliseconds */
type Redaction = (nowMs: number) => RawBuilder<unknown>

const redactedJoin: Redaction = (nowMs) => sql`patient_id = null, state = 'declined', name = '', age = 0,
  device_id = '', device_key = '', device_label = '', decided_ms = coalesce(decided_ms, ${nowMs})`

const cancelledInvitation: Redaction = (nowMs) =>
  sql`cancelled_ms = coalesce(cancelled_ms, ${nowMs}), date_of_birth = null, nhs_number = null`

const endedConsent: Redaction = (nowMs) =>
  sql`device_id = null, withdrawn_at = coalesce(withdrawn_at, ${iso(nowMs)})`

const endedSession: Redaction = (nowMs) =>
  sql`revoked_ms = coalesce(revoked_ms, ${nowMs}), revoked_why = 'erased'`

/** How a row shows which patient it belongs to. `phone`: by the patient's number, or that of one of their phones. */
export type OwnershipRule =
  | 'id'
  | 'patient_id'
  | 'owner_id'
  | 'owner'
  | 'actor'
  | 'actor_or_patient'
  | 'phone'

type Personal = {
  ownership: OwnershipRule
  /** A redaction keeps the row without its personal data. `keep`: the row contains only a number. */
  erase: 'delete' | 'keep' | Redaction
}

/**
 * Every table, in the order in which rows must be deleted. Export and erasure both follow this list, and the compiler
 * requires a decision for every new table. `null`: the table contains no personal data.
 */
export const personalTables = {
  symptom_versions: { ownership: 'patient_id', erase: 'delete' },
  symptom_entries: { ownership: 'patient_id', erase: 'delete' },
  triage_results: { ownership: 'patient_id', erase: 'delete' },
  activities: { ownership: 'patient_id', erase: 'delete' },
  alert_findings: { ownership: 'patient_id', erase: 'delete' },
  alerts: { ownership: 'patient_id', erase: 'delete' },
  threshold_changes: { ownership: 'patient_id', erase: 'delete' },
  call_notes: { ownership: 'patient_id', erase: 'delete' },
  message_answers: { ownership: 'patient_id', erase: 'delete' },
  messages: { ownership: 'patient_id', erase: 'delete' },
  read_marks: { ownership: 'patient_id', erase: 'delete' },
  profile_history: { ownership: 'patient_id', erase: 'delete' },
  devices: { ownership: 'patient_id', erase: 'delete' },
  receipts: { ownership: 'owner_id', erase: 'delete' },
  quarantine: { ownership: 'owner_id', erase: 'delete' },
  change_log: { ownership: 'patient_id', erase: 'delete' },
  roster_rows: { ownership: 'patient_id', erase: 'delete' },
  care_links: { ownership: 'patient_id', erase: 'delete' },
  passkeys: { ownership: 'owner', erase: 'delete' },
  recovery_codes: { ownership: 'owner', erase: 'delete' },
  challenges: { ownership: 'owner', erase: 'delete' },
  device_links: { ownership: 'phone', erase: 'delete' },
  /** The join stays, because an invitation must not be used twice. */
  joins: { ownership: 'phone', erase: redactedJoin },
  /** Invitations for this patient's new phones end; others contain no personal data. */
  invites: { ownership: 'patient_id', erase: cancelledInvitation },
  /** Which consent text was agreed to is kept under the patient's number. */
  consents: { ownership: 'patient_id', erase: endedConsent },
  /** Ended, so that an old phone is recognised as this patient's and told to empty itself. */
  sessions: { ownership: 'actor', erase: endedSession },
  linked_devices: { ownership: 'patient_id', erase: 'delete' },
  patients: { ownership: 'id', erase: 'delete' },
  /** Who did what, by number: no names, nothing clinical (audit/write-audit.ts). */
  audit: { ownership: 'actor_or_patient', erase: 'keep' },
  erased_patients: { ownership: 'patient_id', erase: 'keep' },
  clinicians: null,
  message_templates: null,
  rosters: null,
  alerts_revision: null,
  clinician_accounts: null,
  enrolments: null,
  meta: null,
} as const satisfies Record<keyof Tables, Personal | null>

export const personalTablesInOrder: readonly ({ name: string } & Personal)[] = Object.entries(
  personalTables,
).flatMap(([name, rule]) => (rule === null ? [] : [{ name, ...rule }]))
