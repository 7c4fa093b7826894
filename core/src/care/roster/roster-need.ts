import { isDangerSign } from '../../findings/finding.ts'
import { silentAfterMs } from '../../findings/time-windows.ts'
import { epochMs } from '../../platform/moment.ts'
import type { AlertSeverity } from '../alert.ts'
import type { RosterFinding, RosterNeed } from '../contract/clinician-dashboard.ts'

/** `raisedAt`: when the newest finding as severe as the alert arrived. */
type OpenAlert = { severity: AlertSeverity; raisedAt: string }

type NeedFacts = {
  findings: readonly Pick<RosterFinding, 'id' | 'level' | 'at' | 'isBelowThreshold'>[]
  openAlerts: readonly OpenAlert[]
  /** When the patient last logged or checked anything, epoch milliseconds; null: never. */
  lastReportMs: number | null
}

/**
 * Why a patient needs a clinician, and the time of the newest sign of it. An open critical or high alert keeps the place
 * until a clinician resolves it, however old its findings are.
 */
export function needOf(
  { findings, openAlerts, lastReportMs }: NeedFacts,
  nowMs: number,
): { need: RosterNeed; latestSignMs: number | null } {
  const alerts = (severity: AlertSeverity) => openAlerts.filter((alert) => alert.severity === severity)
  const redFlags = newest(findings.filter(isRedFlag), alerts('critical'))
  if (redFlags !== null) return { need: 'red-flag', latestSignMs: redFlags }
  const changes = newest(findings.filter(isWorsening), alerts('high'))
  if (changes !== null) return { need: 'worsening', latestSignMs: changes }
  if (lastReportMs === null || nowMs >= lastReportMs + silentAfterMs)
    return { need: 'silent', latestSignMs: lastReportMs }
  return { need: 'level', latestSignMs: newest([], openAlerts) }
}

function newest(findings: readonly { at: string }[], alerts: readonly OpenAlert[]): number | null {
  const times = [...findings.map(({ at }) => epochMs(at)), ...alerts.map(({ raisedAt }) => epochMs(raisedAt))]
  return times.length > 0 ? Math.max(...times) : null
}

/** A 999 sign. No threshold reads it. */
export const isRedFlag = ({ level }: Pick<RosterFinding, 'level'>): boolean => level === 'emergency'

/**
 * Against the patient's own usual day, or a warning in an entry. A check that advised a GP is a level, not a change; nor
 * is what stays below the threshold that a clinician set (ruling D-06).
 */
export const isWorsening = ({
  id,
  level,
  isBelowThreshold = false,
}: Pick<RosterFinding, 'id' | 'level' | 'isBelowThreshold'>): boolean =>
  !isBelowThreshold && (comparedWithUsual.has(id) || isDangerSign({ id, level }))

const comparedWithUsual: ReadonlySet<string> = new Set([
  'worse-than-usual',
  'worse-than-usual-today',
  'flare-up-two-signs',
  'flare-up-one-sign',
])
