import { epochMs } from '../../platform/moment.ts'
import type { AlertSeverity } from '../alert.ts'
import type { DashboardPatient, RosterNeed } from '../contract/clinician-dashboard.ts'
import type { RiskLevel } from '../risk/risk-level.ts'
import { type RiskGroup, riskGroupOf } from './risk-group.ts'

// The order of the clinicians' list: by need; then by open alert or level; then by the worst sign and the number of 999
// signs; then by time. Hazards: HZ-09 (alert unseen), HZ-02 (false reassurance), C13 (silence shown as health). The
// other orders that a clinician can choose: web/src/clinician/roster/filter-and-sort-roster.ts.

type Urgent = {
  id: number
  name: string
  need: RosterNeed
  risk: { level: RiskLevel; isKnown: boolean }
  isVulnerable: boolean
  worstOpenAlert: AlertSeverity | null
  worstSign?: DashboardPatient['worstSign']
  latestSignAt?: string | null | undefined
}

/**
 * Sorts a roster, most urgent first. Equals: the newest sign first, of silent patients the longest silence; then by name
 * and number.
 */
export function sortByUrgency<Row extends Urgent>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, rank: urgencyRank(row), timeMs: timeKey(row), name: foldName(row.name) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.timeMs - a.timeMs ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.row.id - b.row.id),
    )
    .map(({ row }) => row)
}

/** A name in lower case without accents, to sort by and to search in. */
export const foldName = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-GB')

type RankFacts = Pick<Urgent, 'need' | 'risk' | 'isVulnerable' | 'worstOpenAlert' | 'worstSign'>

const maxRanks = 10
const maxGravity = 10_000
const maxSigns = 100

/** A whole number that a database can sort by; the most urgent patient has the smallest. */
export function urgencyRank(row: RankFacts): number {
  const { gravity, redFlagCount } = row.worstSign ?? { gravity: maxGravity - 1, redFlagCount: 0 }
  const rank = needs.indexOf(row.need) * maxRanks + rankWithinNeed(row)
  const fewerSigns = maxSigns - 1 - Math.min(redFlagCount, maxSigns - 1)
  return (rank * maxGravity + gravity) * maxSigns + fewerSigns
}

/**
 * An open alert comes before a sign whose alert a clinician has resolved, or that has none so serious. Silence weighs by
 * the level, and then by the risk group: a low level of weeks ago comes last.
 */
function rankWithinNeed({ need, risk, isVulnerable, worstOpenAlert }: RankFacts): number {
  switch (need) {
    case 'red-flag':
      return worstOpenAlert === 'critical' ? 0 : 1
    case 'worsening':
      return worstOpenAlert === 'high' ? 0 : 1
    case 'silent':
      return (
        groups.indexOf(risk.level === 'high' ? 'high' : riskGroupOf({ risk })) * 2 + Number(!isVulnerable)
      )
    case 'level':
      return groups.indexOf(riskGroupOf({ risk }))
  }
}

/**
 * The larger first: the newest sign, and 0 without one. Of silent patients those who never reported anything, then the
 * longest silence.
 */
export function timeKey({ need, latestSignAt }: Pick<Urgent, 'need' | 'latestSignAt'>): number {
  if (!latestSignAt) return 0
  return need === 'silent' ? -epochMs(latestSignAt) : epochMs(latestSignAt)
}

const needs: readonly RosterNeed[] = ['red-flag', 'worsening', 'silent', 'level']

/** Unknown comes before low: patients at low risk have reported that they are well, unknown ones nothing. */
const groups: readonly RiskGroup[] = ['high', 'medium', 'unknown', 'low']
