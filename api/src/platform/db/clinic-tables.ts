import type { AlertSeverity } from '@second-wind/core/care/alert'
import type { CallOutcome } from '@second-wind/core/care/contract/call-notes'
import type { MessageAnswer } from '@second-wind/core/care/message'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Generated } from 'kysely'
import type { Flag, JsonText, MomentColumns } from './columns.ts'

type AlertsTable = {
  id: string
  patient_id: PatientId
  severity: AlertSeverity
  alert_type: string
  message: string
  is_read: Flag
  is_resolved: Flag
  created_at: string
  /** The record that raised it. */
  source_id: string | null
  rule_id: string | null
  rules_version: string | null
  /** When a finding of its type last arrived or was withdrawn. */
  updated_at: string
  /** Null also when a release that did not record it resolved the alert. */
  resolved_at: string | null
  resolved_by: ClinicianId | null
  resolved_reason: string | null
}

/** What an alert is about: appended, never overwritten. */
type AlertFindingsTable = {
  id: Generated<number>
  alert_id: string
  patient_id: PatientId
  /** The entry or symptom check that showed it. */
  source_id: string
  rule_id: string
  rules_version: string
  severity: AlertSeverity
  message: string
  local_date: string
  received_at: string
  /** When an edit or deletion of its record took it back; the row stays. */
  withdrawn_at: string | null
}

/** A clinician set another threshold for one patient; null went back to the default. */
type ThresholdChangesTable = {
  id: Generated<number>
  patient_id: PatientId
  clinician_id: ClinicianId
  threshold: JsonText | null
  reason: string
  changed_at: string
}

/** How a clinician's call to a patient ended: appended, never overwritten. A note taken back stays, with the time. */
type CallNotesTable = {
  id: string
  patient_id: PatientId
  clinician_id: ClinicianId
  outcome: CallOutcome
  noted_at: string
  withdrawn_at: string | null
}

/** What clinicians wrote to patients. */
type MessagesTable = {
  id: string
  patient_id: PatientId
  clinician_id: ClinicianId
  text: string
  sent_at: string
  /** When a phone had certainly stored it. */
  delivered_at: string | null
  /** When the patient opened it by the phone's clock, and when the server received that. */
  seen_at: string | null
  seen_received_at: string | null
}

/** A patient's answers to messages: appended, never overwritten. */
type MessageAnswersTable = MomentColumns & {
  /** The id of the change that brought it. */
  id: string
  message_id: string
  patient_id: PatientId
  answer: MessageAnswer
}

/** The texts that clinicians of this installation start a message from. */
type MessageTemplatesTable = {
  id: string
  title: string
  text: string
  /** Grows with every edit. */
  version: number
  /** Null: it came with the app. */
  edited_by: ClinicianId | null
  edited_at: string | null
}

/** The state of a clinician's list: `revision` grows with every change of a row. */
type RostersTable = {
  clinician_id: ClinicianId
  revision: number
  /** A client with an older list must reload it completely. */
  whole_since: number
}

/** One patient's row in a clinician's list, as it is sent (roster/refresh-roster.ts). */
type RosterRowsTable = {
  clinician_id: ClinicianId
  patient_id: PatientId
  /** The order of the list (core, care/roster/sort-by-urgency.ts). */
  urgency: number
  /** 0 without a sign. */
  latest_sign_ms: number
  sort_name: string
  /** The list's revision when this row last changed. */
  revision: number
  row: JsonText
  /** When time alone changes the row: a finding stops counting, or 48 hours pass without contact. Null: never. */
  valid_until_ms: number | null
}

export type ClinicTables = {
  clinicians: { id: ClinicianId; name: string; title: string; department: string }
  care_links: { clinician_id: ClinicianId; patient_id: PatientId; created_at: string }
  rosters: RostersTable
  roster_rows: RosterRowsTable
  alerts: AlertsTable
  alert_findings: AlertFindingsTable
  threshold_changes: ThresholdChangesTable
  alerts_revision: { revision: number }
  call_notes: CallNotesTable
  messages: MessagesTable
  message_answers: MessageAnswersTable
  message_templates: MessageTemplatesTable
}
