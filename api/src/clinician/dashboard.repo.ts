import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import type { ClinicianId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'
import { toProfile } from '../patients/patients.table.ts'
import { latestSymptoms, latestTriage } from './latest-records.repo.ts'
import { phoneReports } from './phone-reports.repo.ts'

/** Everybody whom this clinician may see, with the latest that is known of them. */
export async function listRoster(db: Db, clinicianId: ClinicianId): Promise<DashboardPatient[]> {
  const people = await listPeople(db, clinicianId)
  const symptoms = await latestSymptoms(db, clinicianId)
  const triage = await latestTriage(db, clinicianId)
  const reports = await phoneReports(db, clinicianId)
  return people.map((row) => {
    const { name, age, gender, location, respiratoryDiagnosis, conditions, isVulnerable, phone } =
      toProfile(row)
    return {
      name,
      age,
      gender,
      location,
      ...(respiratoryDiagnosis !== undefined && { respiratoryDiagnosis }),
      conditions,
      isVulnerable,
      ...(phone !== undefined && { phone }),
      id: row.id,
      alertCount: row.alert_count,
      lastSymptomEntry: symptoms.get(row.id) ?? null,
      lastTriageResult: triage.get(row.id) ?? null,
      phoneReport: reports.get(row.id) ?? null,
    }
  })
}

function listPeople(db: Db, clinicianId: ClinicianId) {
  return db
    .selectFrom('care_links')
    .innerJoin('patients', 'patients.id', 'care_links.patient_id')
    .where('care_links.clinician_id', '=', clinicianId)
    .orderBy('patients.id')
    .selectAll('patients')
    .select((eb) =>
      eb
        .selectFrom('alerts')
        .select((alerts) => alerts.fn.countAll<number>().as('open'))
        .whereRef('alerts.patient_id', '=', 'patients.id')
        .where('alerts.is_resolved', '=', 0)
        .$asScalar()
        .$notNull()
        .as('alert_count'),
    )
    .execute()
}
