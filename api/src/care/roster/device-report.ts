import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { epochMs } from '@second-wind/core/platform/moment'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/database.ts'

type DeviceReport = NonNullable<DashboardPatient['phoneReport']>
export type DeviceReportRow = Pick<
  Selectable<Tables['devices']>,
  'last_heard_at' | 'pending_count' | 'oldest_pending_at' | 'clock_skew_ms'
>

/** The reports of all the patient's devices combined; null without a device. */
export function combineDeviceReports(devices: readonly DeviceReportRow[]): DeviceReport | null {
  return devices.map(reportOf).reduce<DeviceReport | null>((a, b) => (a ? mergeDeviceReports(a, b) : b), null)
}

const reportOf = (device: DeviceReportRow): DeviceReport => ({
  lastHeardAt: device.last_heard_at,
  pendingCount: device.pending_count,
  oldestPendingAt: device.oldest_pending_at,
  clockSkewMin: device.clock_skew_ms === null ? null : Math.round(device.clock_skew_ms / 6_000) / 10,
})

/** The latest contact with the clock of that phone, and the sum of unsent entries. */
function mergeDeviceReports(a: DeviceReport, b: DeviceReport): DeviceReport {
  const pendingSince = [a.oldestPendingAt, b.oldestPendingAt].filter((at) => at !== null)
  const { lastHeardAt, clockSkewMin } = a.lastHeardAt > b.lastHeardAt ? a : b
  return {
    lastHeardAt,
    pendingCount: a.pendingCount + b.pendingCount,
    oldestPendingAt: pendingSince.toSorted((x, y) => epochMs(x) - epochMs(y))[0] ?? null,
    clockSkewMin,
  }
}
