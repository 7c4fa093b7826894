import { isWarning } from '../../findings/finding.ts'
import { silentAfterMs } from '../../findings/time-windows.ts'
import { epochMs } from '../../platform/moment.ts'
import type { AlertSeverity } from '../alert.ts'
import type { RosterFinding, RosterNeed } from '../contract/clinician-dashboard.ts'
import type { RiskLevel } from '../risk/risk-level.ts'
import { type RiskGroup, riskGroupOf } from './risk-group.ts'

// The order of the clinicians' list and of their alerts: by need first, then by open alert or level. Hazards: HZ-09 (alert unseen), HZ-02 (false
// reassurance), C13 (silence shown as health).

type Urgent = {
  id: number
  name: string
  need: RosterNeed
  risk: { level: RiskLevel; isKnown: boolean }
  worstOpenAlert: AlertSeverity | null
  latestSignAt?: string | null | undefined
}

/** Sorts a roster, most urgent first; equals by the newest sign, then by name, then by number. */
export function sortByUrgency<Row extends Urgent>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, rank: urgencyRank(row), newestMs: latestSignMs(row), name: foldName(row.name) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.newestMs - a.newestMs ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.row.id - b.row.id),
    )
    .map(({ row }) => row)
}

/** A name in lower case without accents, to sort by and to search in. */
export const foldName = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-GB')

type Ranked = Pick<Urgent, 'need' | 'risk' | 'worstOpenAlert'>

/** A whole number that a database can sort by; the most urgent patient has the smallest. */
export const urgencyRank = (row: Ranked): number =>
  needs.indexOf(row.need) * groups.length + rankWithinNeed(row)

/** An open alert comes before a sign whose alert a clinician has resolved, or that has none so serious. */
function rankWithinNeed({ need, risk, worstOpenAlert }: Ranked): number {
  switch (need) {
    case 'red-flag':
      return worstOpenAlert === 'critical' ? 0 : 1
    case 'worsening':
      return worstOpenAlert === 'high' ? 0 : 1
    case 'silent':
      return 0
    case 'level':
      return groups.indexOf(riskGroupOf({ risk }))
  }
}

/** Epoch milliseconds; 0 without a sign. */
export const latestSignMs = ({ latestSignAt }: Pick<Urgent, 'latestSignAt'>): number =>
  latestSignAt ? epochMs(latestSignAt) : 0

/** `raisedAt`: when the newest finding as severe as the alert arrived. */
type OpenAlert = { severity: AlertSeverity; raisedAt: string }

type NeedFacts = {
  findings: readonly Pick<RosterFinding, 'id' | 'level' | 'at' | 'isBelowThreshold'>[]
  openAlerts: readonly OpenAlert[]
  /** When the patient last logged or checked anything, epoch milliseconds; null: never. */
  newsMs: number | null
}

/**
 * Why a patient needs a clinician, and the time of the newest sign of it. An open critical or high alert keeps the place
 * until a clinician resolves it, however old its findings are.
 */
export function needOf(
  { findings, openAlerts, newsMs }: NeedFacts,
  nowMs: number,
): { need: RosterNeed; latestSignMs: number | null } {
  const alerts = (severity: AlertSeverity) => openAlerts.filter((alert) => alert.severity === severity)
  const redFlags = newest(findings.filter(isRedFlag), alerts('critical'))
  if (redFlags !== null) return { need: 'red-flag', latestSignMs: redFlags }
  const changes = newest(findings.filter(isWorsening), alerts('high'))
  if (changes !== null) return { need: 'worsening', latestSignMs: changes }
  if (newsMs === null || nowMs >= newsMs + silentAfterMs) return { need: 'silent', latestSignMs: newsMs }
  return { need: 'level', latestSignMs: newest([], openAlerts) }
}

function newest(findings: readonly { at: string }[], alerts: readonly OpenAlert[]): number | null {
  const times = [...findings.map(({ at }) => epochMs(at)), ...alerts.map(({ raisedAt }) => epochMs(raisedAt))]
  return times.length > 0 ? Math.max(...times) : null
}

const needs: readonly RosterNeed[] = ['red-flag', 'worsening', 'silent', 'level']

/** Unknown comes before low: patients at low risk have reported that they are well, unknown ones nothing. */
const groups: readonly RiskGroup[] = ['high', 'medium', 'unknown', 'low']

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
  !isBelowThreshold && (comparedWithUsual.has(id) || (isWarning({ level }) && id !== 'check-monitor'))

const comparedWithUsual: ReadonlySet<string> = new Set([
  'worse-than-usual',
  'worse-than-usual-today',
  'flare-up-two-signs',
  'flare-up-one-sign',
])
