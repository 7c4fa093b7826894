import type { SyncFacts, SyncStatus } from '@second-wind/core/sync/sync-status'
import type { Connection } from '../../../data/pwa/use-connection.ts'
import { appVersion } from '../../../data/server/app-version.ts'

export type DiagnosticLine = { label: string; value: string }
type Subject = { facts: SyncFacts; status: SyncStatus; connection: Connection; deviceId: string | undefined }

/** Facts about this phone for support, without any clinical data. */
export function diagnosticLines({ facts, status, connection, deviceId }: Subject): DiagnosticLine[] {
  const { channel, pending, attention, oldestPendingAt } = facts
  return [
    { label: 'Device', value: deviceId?.slice(-8) ?? 'unknown' },
    { label: 'App version', value: appVersion },
    { label: 'Connection', value: connection },
    { label: 'Sync state', value: status.id },
    { label: 'Last contact', value: utc(channel.lastContactAt) },
    { label: 'Last sync', value: utc(channel.lastSyncAt) },
    { label: 'Clock difference', value: clockDifference(channel.clockOffsetMs) },
    { label: 'Unsent', value: String(pending) },
    { label: 'Oldest unsent', value: oldestPendingAt === undefined ? 'none' : utc(oldestPendingAt) },
    { label: 'Need attention', value: String(attention) },
    { label: 'Failed attempts', value: String(channel.failures) },
  ]
}

export function reportText(lines: readonly DiagnosticLine[]): string {
  return ['Second Wind report', ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n')
}

/** "2026-11-20 18:02 UTC" */
const utc = (at: number | null): string =>
  at === null ? 'not yet' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** @param offsetMs server clock minus phone clock */
function clockDifference(offsetMs: number | null): string {
  if (offsetMs === null) return 'unknown'
  const seconds = Math.round(Math.abs(offsetMs) / 1000)
  if (seconds < 30) return 'less than 30 seconds'
  const amount = seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`
  return `this phone is ${amount} ${offsetMs > 0 ? 'behind' : 'ahead'}`
}
