import { minuteMs } from '../platform/moment.ts'

/** "1 minute ago", "7 hours ago", "3 days ago": whole units, rounded down, at least one minute. */
export function formatReadingAge(ageMs: number): string {
  const minutes = Math.max(1, Math.floor(ageMs / minuteMs))
  if (minutes < 60) return formatAgo(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? formatAgo(hours, 'hour') : formatAgo(Math.floor(hours / 24), 'day')
}

const formatAgo = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`
