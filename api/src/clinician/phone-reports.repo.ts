import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'

type PhoneReport = NonNullable<DashboardPatient['phoneReport']>

/** What the phone that was heard last has said, per patient. A patient without a phone is absent. */
export async function phoneReports(db: Db, clinicianId: ClinicianId): Promise<Map<PatientId, PhoneReport>> {
  const devices = await db
    .selectFrom('devices')
    .innerJoin('care_links', 'care_links.patient_id', 'devices.patient_id')
    .where('care_links.clinician_id', '=', clinicianId)
    .selectAll('devices')
    .orderBy('devices.last_heard_at')
    .execute()
  return new Map(
    devices.map((device) => [
      device.patient_id,
      {
        lastHeardAt: device.last_heard_at,
        pendingCount: device.pending_count,
        oldestPendingAt: device.oldest_pending_at,
        clockSkewMin: device.clock_skew_ms === null ? null : Math.round(device.clock_skew_ms / 6_000) / 10,
      },
    ]),
  )
}
