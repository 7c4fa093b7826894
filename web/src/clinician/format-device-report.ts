import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { minuteMs } from '@second-wind/core/platform/moment'
import { toleratedSkewMs } from '@second-wind/core/records/clock-doubt'
import { formatSpan } from '../ui/format/format-span.ts'

type DeviceReport = NonNullable<DashboardPatient['phoneReport']>

/**
 * "3 entries not sent yet, oldest from 2 hours ago"; undefined when all was sent.
 *
 * @param moment how a time is written
 */
export function formatUnsent(
  { pendingCount, oldestPendingAt }: DeviceReport,
  moment: (at: number) => string,
): string | undefined {
  if (pendingCount === 0) return undefined
  const unsent = formatStillOnPhone(pendingCount)
  return oldestPendingAt === null ? unsent : `${unsent}, oldest from ${moment(Date.parse(oldestPendingAt))}`
}

/** Undefined while the clock is not in doubt, or was never measured. */
export function formatClockWarning({ clockSkewMin }: DeviceReport): string | undefined {
  if (clockSkewMin === null || Math.abs(clockSkewMin) * minuteMs <= toleratedSkewMs) return undefined
  return `Phone clock is ${formatSpan(Math.abs(clockSkewMin), 'short')} ${clockSkewMin > 0 ? 'fast' : 'slow'}: entry times may be wrong`
}

/** "3 entries not sent yet": check-ins, symptom checks and whatever else the phone has stored. */
export const formatStillOnPhone = (count: number): string =>
  count === 1 ? '1 entry not sent yet' : `${count} entries not sent yet`
