import type { Generated, Kysely } from 'kysely'
import type { AlertSeverity } from '@second-wind/core/model/alert'
import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'
import type { Profile } from '@second-wind/core/model/patient'
import type { SymptomReport } from '@second-wind/core/model/symptom-entry'
import type { TriageLevel, TriageOutcome } from '@second-wind/core/model/triage-result'
import type { EntityKind } from '@second-wind/core/sync/mutation'
import type { IdentityTables } from './identity-tables.ts'

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
type JsonText = string

type PatientsTable = {
  id: PatientId
  name: string
  email: string
  username: string
  age: number
  gender: Profile['gender']
  location: string
  conditions: JsonText
  respiratory_diagnosis: string | null
  is_vulnerable: Flag
  companion_avatar: Profile['companionAvatar']
  phone: string | null
  nation: NonNullable<Profile['nation']> | null
  inhaler: NonNullable<Profile['inhaler']> | null
  peak_flow_best_lpm: number | null
  settings: JsonText | null
  version: number
  created_at: string
  latest_symptom_id: string | null
  latest_symptom_ms: number | null
  latest_triage_id: string | null
  latest_triage_ms: number | null
}

type SymptomEntriesTable = MomentColumns & {
  id: string
  patient_id: PatientId
  cough_severity: number
  breathlessness: number
  energy: number
  mood: number
  temperature: SymptomReport['temperature']
  sputum_color: SymptomReport['sputumColor']
  sputum_consistency: SymptomReport['sputumConsistency']
  peak_flow_lpm: number | null
  peak_flow_zone: NonNullable<SymptomReport['peakFlowZone']> | null
  reliever_puffs: number | null
  notes: string | null
  untouched_scores: JsonText | null
  /** A deleted entry stays, and is in no list. */
  deleted_at: string | null
}

/** What an entry said before it was edited, or in an edit that arrived after it was deleted. */
type SymptomVersionsTable = {
  id: Generated<number>
  patient_id: PatientId
  entry_id: string
  /** The edit that replaced this, or that came too late. */
  mutation_id: string
  why: 'replaced' | 'too_late'
  report: JsonText
  set_aside_at: string
}

type TriageResultsTable = MomentColumns & {
  id: string
  patient_id: PatientId
  result: TriageLevel
  track: NonNullable<TriageOutcome['track']> | null
  answers: JsonText | null
  reasons: JsonText | null
  red_flags: JsonText | null
  rules_version: string | null
}

type ActivitiesTable = MomentColumns & {
  id: string
  patient_id: PatientId
  type: string
  title: string
  completed: Flag
  progress: number | null
  duration_min: number | null
}

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

/** Notifications that a person has read, by code (core/notifications/read-mark.ts): the newest few. */
type ReadMarksTable = { patient_id: PatientId; mark: string; received_ms: number }

/** Who did what to whose data. Insert-only; each row carries the hash of the one before (audit/chain.ts). */
type AuditTable = {
  seq: number
  at: string
  /** `nobody`: somebody who is not signed in; number 0, like the operator. */
  actor_kind: 'clinician' | 'patient' | 'operator' | 'nobody'
  actor_id: number
  action: string
  /** Whose data; null when it is about nobody or a whole list. No foreign key: a patient may be erased. */
  patient_id: number | null
  object: string | null
  outcome: 'done' | 'refused'
  reason: string | null
  prev_hash: string
  hash: string
}

/** What a phone last told us about itself. A device id is only unique for one patient: phones make them up. */
type DevicesTable = {
  device_id: string
  patient_id: PatientId
  last_heard_at: string
  pending_count: number
  oldest_pending_at: string | null
  /** Phone clock minus server clock. */
  clock_skew_ms: number | null
  app_version: string | null
  protocol: number | null
}

/** The ledger: what became of every change that we ever got, so that none has an effect twice. */
type ReceiptsTable = {
  mutation_id: string
  owner_id: PatientId
  device_id: string | null
  client_seq: number | null
  kind: string
  entity_id: string
  payload_hash: string
  outcome: 'applied' | 'rejected'
  error: JsonText | null
  /** Status and body of the REST answer, for a repeat with the same key. */
  reply: JsonText | null
  received_at: string
}

/** One row per record, moved to the end whenever the record changes; what phones read to catch up. */
type ChangeLogTable = {
  seq: Generated<number>
  patient_id: PatientId
  entity: EntityKind
  entity_id: string
  is_deleted: Flag
  /** The phone that made the change and so need not hear of it. */
  origin_device_id: string | null
}

/** Refused changes as they came, so that nothing clinical is only on a phone. */
type QuarantineTable = {
  id: Generated<number>
  mutation_id: string
  owner_id: PatientId
  device_id: string | null
  code: string
  field: string | null
  raw: JsonText
  payload_hash: string
  received_at: string
}

/** Values of the profile that were overwritten. */
type ProfileHistoryTable = {
  id: Generated<number>
  patient_id: PatientId
  mutation_id: string
  field: string
  old_value: JsonText
  version: number
  changed_at: string
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

export type Tables = {
  patients: PatientsTable
  clinicians: { id: ClinicianId; name: string; title: string; department: string }
  rosters: RostersTable
  roster_rows: RosterRowsTable
  care_links: { clinician_id: ClinicianId; patient_id: PatientId; created_at: string }
  symptom_entries: SymptomEntriesTable
  symptom_versions: SymptomVersionsTable
  triage_results: TriageResultsTable
  activities: ActivitiesTable
  alerts: AlertsTable
  alerts_revision: { revision: number }
  messages: MessagesTable
  read_marks: ReadMarksTable
  audit: AuditTable
  devices: DevicesTable
  receipts: ReceiptsTable
  change_log: ChangeLogTable
  quarantine: QuarantineTable
  profile_history: ProfileHistoryTable
  meta: { key: string; value: string }
} & IdentityTables

/** The database or a transaction on it. */
export type Db = Kysely<Tables>
