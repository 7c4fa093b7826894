import type { ClinicianId, PatientId } from '@second-wind/core/platform/ids'
import type { ActivityReport } from '@second-wind/core/records/activity'
import type { Identity } from '@second-wind/core/records/identity'
import type { Profile } from '@second-wind/core/records/patient'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'
import type { Generated } from 'kysely'
import type { JsonText, MomentColumns } from './columns.ts'
import type { ColumnsOf } from './map-columns.ts'

type PatientsTable = ColumnsOf<Profile> &
  ColumnsOf<Identity> & {
    id: PatientId
    version: number
    created_at: string
    /** The identity that a clinician last approved or confirmed; null: never, or before this was stored. */
    approved_name: string | null
    approved_date_of_birth: string | null
    approved_by: ClinicianId | null
    approved_at: string | null
    /** Set by a clinician. */
    change_threshold: JsonText | null
    latest_symptom_id: string | null
    latest_symptom_ms: number | null
    latest_triage_id: string | null
    latest_triage_ms: number | null
  }

type SymptomEntriesTable = MomentColumns &
  ColumnsOf<SymptomReport> & {
    id: string
    patient_id: PatientId
    /** A deleted entry stays in the table but appears in no list. */
    deleted_at: string | null
  }

/** An entry before it was edited, or an edit that arrived after it was deleted. */
type SymptomVersionsTable = {
  id: Generated<number>
  patient_id: PatientId
  entry_id: string
  /** The edit that replaced this version, or that arrived too late. */
  mutation_id: string
  why: 'replaced' | 'too_late'
  report: JsonText
  set_aside_at: string
}

type TriageResultsTable = MomentColumns &
  ColumnsOf<TriageOutcome> & {
    id: string
    patient_id: PatientId
  }

type ActivitiesTable = MomentColumns &
  ColumnsOf<ActivityReport> & {
    id: string
    patient_id: PatientId
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

/** The newest notifications that a person has read, by code (core/src/notifications/read-mark.ts). */
type ReadMarksTable = { patient_id: PatientId; mark: string; received_ms: number }

export type RecordTables = {
  patients: PatientsTable
  symptom_entries: SymptomEntriesTable
  symptom_versions: SymptomVersionsTable
  triage_results: TriageResultsTable
  activities: ActivitiesTable
  read_marks: ReadMarksTable
  profile_history: ProfileHistoryTable
}
