import { epochMs } from '../../platform/moment.ts'
import type { AlertSeverity } from '../alert.ts'
import type { RosterNeed } from '../contract/clinician-dashboard.ts'
import type { RiskLevel } from '../risk/risk-level.ts'
import { type RiskGroup, riskGroupOf } from './risk-group.ts'

// The order of the clinicians' list: by need first, then by open alert or level. Hazards: HZ-09 (alert unseen), HZ-02
// (false reassurance), C13 (silence shown as health).

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

const needs: readonly RosterNeed[] = ['red-flag', 'worsening', 'silent', 'level']

/** Unknown comes before low: patients at low risk have reported that they are well, unknown ones nothing. */
const groups: readonly RiskGroup[] = ['high', 'medium', 'unknown', 'low']
