import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'

type DeviceReport = NonNullable<DashboardPatient['phoneReport']>

/** A phone this far off makes the times of its entries doubtful. */
const noticeableSkewMin = 5

/**
 * "3 entries still on the phone, oldest from 2 h ago"; undefined when all was sent.
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

/** "Phone clock 7 min fast: entry times are off"; undefined when it is right or was never measured. */
export function formatClockWarning({ clockSkewMin }: DeviceReport): string | undefined {
  if (clockSkewMin === null || Math.abs(clockSkewMin) < noticeableSkewMin) return undefined
  return `Phone clock is ${span(Math.abs(clockSkewMin))} ${clockSkewMin > 0 ? 'fast' : 'slow'}: entry times may be wrong`
}

/** "3 entries still on the phone". */
export const formatStillOnPhone = (count: number): string =>
  count === 1 ? '1 entry still on the phone' : `${count} entries still on the phone`

function span(minutes: number): string {
  if (minutes < 120) return `${Math.round(minutes)} min`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 60 / 24)} days`
}
