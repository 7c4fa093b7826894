import type { PatientId } from '@second-wind/core/platform/ids'
import type { Profile } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { TriageLevel, TriageOutcome } from '@second-wind/core/triage/triage-result'
import type { Generated } from 'kysely'
import type { Flag, JsonText, MomentColumns } from './columns.ts'

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

/** Notifications that a person has read, by code (core/notifications/read-mark.ts): the newest few. */
type ReadMarksTable = { patient_id: PatientId; mark: string; received_ms: number }

/** What patients tell of themselves. */
export type RecordTables = {
  patients: PatientsTable
  symptom_entries: SymptomEntriesTable
  symptom_versions: SymptomVersionsTable
  triage_results: TriageResultsTable
  activities: ActivitiesTable
  read_marks: ReadMarksTable
  profile_history: ProfileHistoryTable
}
