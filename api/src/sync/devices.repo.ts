import type { PatientId } from '@second-wind/core/platform/ids'
import type { Arrival } from '../changes/incoming-change.ts'
import type { Db } from '../platform/db/database.ts'

export type DeviceReport = {
  deviceId: string
  pendingCount: number
  oldestPendingAt: string | null
  appVersion: string
  protocol: number
}

/** Stores what a device reports about itself. */
export async function saveDeviceReport(
  db: Db,
  patientId: PatientId,
  { receivedAtMs, clockSkewMs }: Pick<Arrival, 'receivedAtMs' | 'clockSkewMs'>,
  report: DeviceReport,
): Promise<void> {
  const news = {
    last_heard_at: new Date(receivedAtMs).toISOString(),
    pending_count: report.pendingCount,
    oldest_pending_at: report.pendingCount === 0 ? null : report.oldestPendingAt,
    clock_skew_ms: clockSkewMs,
    app_version: report.appVersion,
    protocol: report.protocol,
  }
  await db
    .insertInto('devices')
    .values({ device_id: report.deviceId, patient_id: patientId, ...news })
    .onConflict((conflict) => conflict.columns(['patient_id', 'device_id']).doUpdateSet(news))
    .execute()
}

/** Records a contact of a known device; its unsent count is known only from its own report. */
export async function recordDeviceContact(
  db: Db,
  patientId: PatientId,
  deviceId: string,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('devices')
    .set({ last_heard_at: new Date(nowMs).toISOString() })
    .where('patient_id', '=', patientId)
    .where('device_id', '=', deviceId)
    .execute()
}
