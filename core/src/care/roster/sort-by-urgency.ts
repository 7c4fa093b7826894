import { epochMs } from '../../platform/moment.ts'
import type { AlertSeverity } from '../alert.ts'
import type { DashboardPatient, RosterNeed } from '../contract/clinician-dashboard.ts'
import type { RiskLevel } from '../risk/risk-level.ts'
import { type RiskGroup, riskGroupOf } from './risk-group.ts'

// The order of the clinicians' list: by need and open alert or level; then by the worst sign and the number of 999 signs;
// then by time. Silence after urgent advice comes before alerts that are as old and were milder. Hazards: HZ-09 (alert unseen), HZ-02 (false reassurance), C13 (silence shown as health). The
// other orders that a clinician can choose: web/src/clinician/roster/filter-and-sort-roster.ts.

type Urgent = {
  id: number
  name: string
  need: RosterNeed
  risk: { level: RiskLevel; isKnown: boolean }
  isVulnerable: boolean
  worstOpenAlert: AlertSeverity | null
  worstStandingAlert?: AlertSeverity | null | undefined
  worstSign?: DashboardPatient['worstSign']
  latestSignAt?: string | null | undefined
  lastAdvice?: DashboardPatient['lastAdvice']
  isAlertOld?: boolean | undefined
  isSignWithdrawn?: boolean | undefined
}

/**
 * Sorts a roster, most urgent first. Ties: the newest sign first, or the longest silence first for silent patients
 * without urgent advice; then by name and number.
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

type RankFacts = Pick<
  Urgent,
  | 'need'
  | 'risk'
  | 'isVulnerable'
  | 'worstOpenAlert'
  | 'worstStandingAlert'
  | 'worstSign'
  | 'lastAdvice'
  | 'isAlertOld'
  | 'isSignWithdrawn'
>

const maxGravity = 10_000
const maxSigns = 100

/** A whole number that a database can sort by; the most urgent patient has the smallest. */
export function urgencyRank(row: RankFacts): number {
  const { gravity, redFlagCount } = row.worstSign ?? { gravity: maxGravity - 1, redFlagCount: 0 }
  const fewerSigns = maxSigns - 1 - Math.min(redFlagCount, maxSigns - 1)
  return (placeOf(row) * maxGravity + gravity) * maxSigns + fewerSigns
}

/**
 * An open alert comes before a sign without one, or with a milder one, and before a resolved alert. Where the patient has
 * corrected or deleted what made an alert so severe, the place is by what still stands; with nothing left, after everything
 * that is true now and advice of days ago that is not corrected, and before old mild alerts and plain silence: the
 * correction itself can be wrong. An alert of days ago is as urgent as the advice that its patient got then, and silence
 * after the same advice follows it. Other silence weighs by the level, and then by the risk group: a low level of weeks ago
 * comes last.
 */
function placeOf(row: RankFacts): number {
  const { need, risk, isVulnerable, worstOpenAlert, worstStandingAlert = worstOpenAlert, isAlertOld } = row
  if (need === 'red-flag' && !row.isSignWithdrawn) return worstStandingAlert === 'critical' ? 0 : 1
  switch (need) {
    case 'red-flag':
    case 'worsening':
      if (row.isSignWithdrawn && !row.worstSign) return 7
      if (isAlertOld)
        return Math.min(
          worstStandingAlert === 'high' ? 5 : worstStandingAlert === worstOpenAlert ? 8 : 7,
          placeAfterAdvice(row),
        )
      return worstStandingAlert === 'high' ? 2 : 3
    case 'silent': {
      const group = groups.indexOf(risk.level === 'high' ? 'high' : riskGroupOf({ risk }))
      return Math.min(9 + group * 2 + Number(!isVulnerable), placeAfterAdvice(row))
    }
    case 'level':
      return 17 + groups.indexOf(riskGroupOf({ risk }))
  }
}

const placeAfterAdvice = ({ lastAdvice }: RankFacts): number =>
  lastAdvice ? { emergency: 4, urgent: 6 }[lastAdvice.level] : Number.MAX_SAFE_INTEGER

/**
 * The larger first: the newest sign, and 0 without one. Of silent patients those who never reported anything, then the
 * longest silence; after urgent advice the latest, about whom something can still be done.
 */
export function timeKey({
  need,
  latestSignAt,
  lastAdvice,
}: Pick<Urgent, 'need' | 'latestSignAt' | 'lastAdvice'>): number {
  if (!latestSignAt) return 0
  return need === 'silent' && !lastAdvice ? -epochMs(latestSignAt) : epochMs(latestSignAt)
}

/** Unknown comes before low: patients at low risk have reported that they are well, unknown ones nothing. */
const groups: readonly RiskGroup[] = ['high', 'medium', 'unknown', 'low']
