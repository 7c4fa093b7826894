import type { DashboardPatient } from '@second-wind/core/contract/clinician'
import type { ClinicianId, PatientId } from '@second-wind/core/model/ids'
import type { Db } from '../db/database.ts'

type PhoneReport = NonNullable<DashboardPatient['phoneReport']>

/** What a patient's phones have said, taken together. A patient without a phone is absent. */
export async function phoneReports(db: Db, clinicianId: ClinicianId): Promise<Map<PatientId, PhoneReport>> {
  const devices = await db
    .selectFrom('devices')
    .innerJoin('care_links', 'care_links.patient_id', 'devices.patient_id')
    .where('care_links.clinician_id', '=', clinicianId)
    .selectAll('devices')
    .execute()
  const reports = new Map<PatientId, PhoneReport>()
  for (const device of devices) {
    const before = reports.get(device.patient_id)
    const report = {
      lastHeardAt: device.last_heard_at,
      pendingCount: device.pending_count,
      oldestPendingAt: device.oldest_pending_at,
      clockSkewMin: device.clock_skew_ms === null ? null : Math.round(device.clock_skew_ms / 6_000) / 10,
    }
    reports.set(device.patient_id, before ? together(before, report) : report)
  }
  return reports
}

/** The newest sign of life, everything unsent, and the clock that is furthest off. */
function together(a: PhoneReport, b: PhoneReport): PhoneReport {
  const pendingSince = [a.oldestPendingAt, b.oldestPendingAt].filter((at) => at !== null)
  const skews = [a.clockSkewMin, b.clockSkewMin].filter((skew) => skew !== null)
  return {
    lastHeardAt: a.lastHeardAt > b.lastHeardAt ? a.lastHeardAt : b.lastHeardAt,
    pendingCount: a.pendingCount + b.pendingCount,
    oldestPendingAt: pendingSince.toSorted()[0] ?? null,
    clockSkewMin: skews.toSorted((x, y) => Math.abs(y) - Math.abs(x))[0] ?? null,
  }
}
