import { type DashboardPatient, lastSymptomEntry } from '@second-wind/core/contract/clinician'
import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'
import { toSymptomEntry } from '../symptoms/symptoms.table.ts'

type Latest<K extends 'lastSymptomEntry' | 'lastTriageResult'> = Map<
  PatientId,
  NonNullable<DashboardPatient[K]>
>

/** Found through the patient's own columns, without a search through histories (patients/latest.repo.ts). */
export async function latestSymptoms(db: Db, clinicianId: ClinicianId): Promise<Latest<'lastSymptomEntry'>> {
  const rows = await db
    .selectFrom('care_links')
    .innerJoin('patients', 'patients.id', 'care_links.patient_id')
    .innerJoin('symptom_entries', 'symptom_entries.id', 'patients.latest_symptom_id')
    .where('care_links.clinician_id', '=', clinicianId)
    .selectAll('symptom_entries')
    .execute()
  return new Map(rows.map((row) => [row.patient_id, lastSymptomEntry.parse(toSymptomEntry(row))]))
}

export async function latestTriage(db: Db, clinicianId: ClinicianId): Promise<Latest<'lastTriageResult'>> {
  const rows = await db
    .selectFrom('care_links')
    .innerJoin('patients', 'patients.id', 'care_links.patient_id')
    .innerJoin('triage_results', 'triage_results.id', 'patients.latest_triage_id')
    .where('care_links.clinician_id', '=', clinicianId)
    .select(['triage_results.patient_id', 'triage_results.result', 'triage_results.occurred_at'])
    .execute()
  return new Map(rows.map((row) => [row.patient_id, { result: row.result, createdAt: row.occurred_at }]))
}
