import type { PatientId } from '@second-wind/core/platform/ids'
import type { ArrivalOfChange } from '../changes/incoming-change.ts'
import type { Db } from '../platform/db/database.ts'
import { iso } from '../platform/iso.ts'

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
  { receivedAtMs, clockSkewMs }: Pick<ArrivalOfChange, 'receivedAtMs' | 'clockSkewMs'>,
  report: DeviceReport,
): Promise<void> {
  const changedColumns = {
    last_heard_at: iso(receivedAtMs),
    pending_count: report.pendingCount,
    oldest_pending_at: report.pendingCount === 0 ? null : report.oldestPendingAt,
    clock_skew_ms: clockSkewMs,
    app_version: report.appVersion,
    protocol: report.protocol,
  }
  await db
    .insertInto('devices')
    .values({ device_id: report.deviceId, patient_id: patientId, ...changedColumns })
    .onConflict((conflict) => conflict.columns(['patient_id', 'device_id']).doUpdateSet(changedColumns))
    .execute()
}

/**
 * Records a pull, such as for a clinician's message: the device made contact, but reported nothing about the patient. A
 * device asks only once its outbox is empty, so one that has never pushed has nothing unsent.
 */
export async function recordDeviceContact(
  db: Db,
  patientId: PatientId,
  deviceId: string,
  nowMs: number,
): Promise<void> {
  const contact = { last_heard_at: iso(nowMs) }
  const unreported = { oldest_pending_at: null, clock_skew_ms: null, app_version: null, protocol: null }
  await db
    .insertInto('devices')
    .values({ device_id: deviceId, patient_id: patientId, pending_count: 0, ...unreported, ...contact })
    .onConflict((conflict) => conflict.columns(['patient_id', 'device_id']).doUpdateSet(contact))
    .execute()
}
