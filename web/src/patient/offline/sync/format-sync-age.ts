import { minuteMs } from '@second-wind/core/platform/moment'
import { timeAgo, timeOrDate } from '../../../ui/format/uk-time.ts'

/** The last time when everything had been sent, as an age and a clock time. */
export function formatLastSync(lastSyncAt: number | null, now: number): string {
  if (lastSyncAt === null) return 'Not yet'
  if (now - lastSyncAt < minuteMs) return 'Just now'
  return `${timeAgo(lastSyncAt, now)} (${timeOrDate(lastSyncAt, now)})`
}

export function formatOldestUnsent(oldestPendingAt: number, now: number): string {
  if (now - oldestPendingAt < minuteMs) return 'Just now'
  return timeAgo(oldestPendingAt, now)
}
