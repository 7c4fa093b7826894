import type { AlertSeverity } from '@second-wind/core/care/alert'
import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { Flag, JsonText } from './columns.ts'

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
  /** When a finding of its type last came in. */
  updated_at: string
  /** Null also when it was resolved by a release that did not note it. */
  resolved_at: string | null
  resolved_by: ClinicianId | null
  resolved_reason: string | null
}

/** Priority alerts from a clinician to a patient. */
type MessagesTable = {
  id: string
  patient_id: PatientId
  clinician_id: ClinicianId
  text: string
  sent_at: string
  /** When a phone had certainly stored it. */
  delivered_at: string | null
  /** When the patient opened it, by the phone's clock, and when we heard of that. */
  seen_at: string | null
  seen_received_at: string | null
}

/** How far a clinician's list has come: `revision` grows with every change of a row. */
type RostersTable = {
  clinician_id: ClinicianId
  revision: number
  /** Who has a list older than this needs the whole. */
  whole_since: number
}

/** What a clinician's list says of one patient, as it is sent (roster/refresh-roster.ts). */
type RosterRowsTable = {
  clinician_id: ClinicianId
  patient_id: PatientId
  urgency: number
  waiting_since_ms: number
  /** That of the list when this row last changed. */
  revision: number
  row: JsonText
}

/** What clinicians see and do. */
export type ClinicTables = {
  clinicians: { id: ClinicianId; name: string; title: string; department: string }
  care_links: { clinician_id: ClinicianId; patient_id: PatientId; created_at: string }
  rosters: RostersTable
  roster_rows: RosterRowsTable
  alerts: AlertsTable
  alerts_revision: { revision: number }
  messages: MessagesTable
}
