import { isWarning } from '../../findings/finding.ts'
import { epochMs } from '../../platform/moment.ts'
import { type AlertSeverity, alertSeverities } from '../alert.ts'
import type { RosterFinding, RosterNeed } from '../contract/clinician-dashboard.ts'
import type { RiskLevel } from '../risk/risk-level.ts'
import { type RiskGroup, riskGroupOf } from './risk-group.ts'

// The order of the clinicians' list: by need first, then by level, worst open alert and waiting time. Hazards: HZ-09
// (alert unseen), HZ-02 (false reassurance), C13 (silence shown as health).

type Urgent = {
  id: number
  need: RosterNeed
  risk: { level: RiskLevel; isKnown: boolean }
  worstOpenAlert: AlertSeverity | null
  waitingSince: string
}

/** Sorts a roster, most urgent first; equals by waiting time, longest first. */
export function sortByUrgency<Row extends Urgent>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, rank: urgencyRank(row), sinceMs: epochMs(row.waitingSince) }))
    .sort((a, b) => a.rank - b.rank || a.sinceMs - b.sinceMs || a.row.id - b.row.id)
    .map(({ row }) => row)
}

/** A whole number that a database can sort by; the most urgent patient has the smallest. */
export function urgencyRank({
  need,
  risk,
  worstOpenAlert,
}: Pick<Urgent, 'need' | 'risk' | 'worstOpenAlert'>): number {
  const group = groups.indexOf(riskGroupOf({ risk }))
  const severity = worstOpenAlert ? alertSeverities.indexOf(worstOpenAlert) : alertSeverities.length
  return (needs.indexOf(need) * groups.length + group) * (alertSeverities.length + 1) + severity
}

/**
 * Why a patient needs a clinician. An open critical or high alert keeps the place until a clinician resolves it, however
 * old its findings are.
 *
 * @param newsMs when the patient last logged or checked anything, or joined; epoch milliseconds
 */
export function needOf(
  {
    findings,
    worstOpenAlert,
    newsMs,
  }: {
    findings: readonly Pick<RosterFinding, 'id' | 'level'>[]
    worstOpenAlert: AlertSeverity | null
    newsMs: number
  },
  nowMs: number,
): RosterNeed {
  if (worstOpenAlert === 'critical' || findings.some(({ level }) => level === 'emergency')) return 'red-flag'
  if (worstOpenAlert === 'high' || findings.some(isWorsening)) return 'worsening'
  return nowMs < newsMs + silentAfterMs ? 'level' : 'silent'
}

/** After this long without a check-in or a check nobody knows how the patient is (ruling C-08). */
export const silentAfterMs = 48 * 60 * 60_000

const needs: readonly RosterNeed[] = ['red-flag', 'worsening', 'silent', 'level']

/** Unknown comes before low: patients at low risk have reported that they are well, unknown ones nothing. */
const groups: readonly RiskGroup[] = ['high', 'medium', 'unknown', 'low']

/** Against the patient's own usual day, or a warning in an entry. A check that advised a GP is a level, not a change. */
const isWorsening = ({ id, level }: Pick<RosterFinding, 'id' | 'level'>): boolean =>
  comparedWithUsual.has(id) || (isWarning({ level }) && id !== 'check-monitor')

const comparedWithUsual: ReadonlySet<string> = new Set([
  'worse-than-usual',
  'worse-than-usual-today',
  'flare-up-two-signs',
  'flare-up-one-sign',
])
