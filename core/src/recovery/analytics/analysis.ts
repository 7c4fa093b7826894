import type { RiskLevel, RiskReasonId } from '../../care/risk/risk-level.ts'
import { isCheckFindingId } from '../../content/findings/current-finding-words.ts'
import { findingContextOf, type CurrentFinding } from '../../findings/current-findings.ts'
import type { EntryFindingId } from '../../findings/entry-finding-rules.ts'
import { type Finding, isHighRiskFinding } from '../../findings/finding.ts'
import { symptomChecks } from '../../findings/follow-up-reply.ts'
import { patientFindings } from '../../findings/open-flare-up.ts'
import { isTooOldForToday } from '../../findings/time-windows.ts'
/*
 * The content of the page "AI-Powered Triage": the published rules applied to the person's own records, without a
 * model. It adds no decisions: levels come from care/risk/risk-level.ts, warnings from findings/entry-finding-rules.ts,
 * trends from recovery/trend.ts. Invariants: a warning comes before every level (HZ-02); unknown or old data never
 * count as low (C13); nothing is stored (hazard C28).
 */
import { addDays, epochMs } from '../../platform/moment.ts'
import type { Patient } from '../../records/patient.ts'
import { isAnswered } from '../../records/phlegm.ts'
import { scoreNames, type ScoreName, type SymptomEntry } from '../../records/symptom-entry.ts'
import { triageLevels, type TriageResult } from '../../triage/triage-result.ts'
import { newestFirst } from '../newest-first.ts'
import { type LoggedState, riskNow } from '../risk-now.ts'
import { type TrendClaim, trendClaimOn } from '../trend-claim.ts'
import { recentTrends, type Trends } from '../trend.ts'

/** Number of days that are read, today included. */
export const analysisDays = 14
/** As on Home: a symptom check that is a week old says nothing about today. */
const checkCountsForDays = 7

export type AnalysisFacts = LoggedState

/** A check-in whose signs come before every level. */
type FlaggedCheckIn = { entry: SymptomEntry; findings: Finding<EntryFindingId>[] }

export type MissingAnalysisFact =
  | { id: 'no-profile' | 'no-check-in' | 'no-symptom-check' | 'no-temperature' }
  | { id: 'old-check-in' | 'old-symptom-check'; day: string }
  | { id: 'untouched' | 'no-trend'; scores: ScoreName[] }

export type Analysis = {
  level: 'danger' | RiskLevel | 'unknown'
  flagged: FlaggedCheckIn[]
  /** A symptom check that said to get emergency help and still counts. */
  emergencyCheck: TriageResult | undefined
  reasons: RiskReasonId[]
  /** When the oldest alert was raised that the care team has not closed, where the level is from the log alone. */
  earlierAlertSince: string | undefined
  /** Whether a medium level is this person's usual (care/risk/usual-medium.ts). */
  isUsual: boolean
  /** What still counts of the last two days, most serious first. */
  current: CurrentFinding[]
  trends: Trends
  /** Whether the trends may be called improving or stable. */
  trendClaim: TrendClaim
  missing: MissingAnalysisFact[]
  read: {
    profile: Patient | undefined
    checkIns: SymptomEntry[]
    newest: SymptomEntry | undefined
    check: TriageResult | undefined
    /** The most serious check of the last 7 days, if the newest one is milder. */
    worseCheck: TriageResult | undefined
  }
}

export function analyseRecords(facts: AnalysisFacts): Analysis {
  const { profile, today } = facts
  const [newest] = facts.entries.toSorted(newestFirst)
  const checks = symptomChecks(facts.checks)
  const [check] = checks
  const firstDay = addDays(today, 1 - analysisDays)
  const checkIns = facts.entries.filter(({ localDate }) => localDate >= firstDay).toSorted(newestFirst)
  const trends = recentTrends(facts.entries, today)
  const current = patientFindings(facts, findingContextOf(profile), facts.now)
  const { risk, earlierAlertSince, isUsual } = riskNow(facts, current)
  const flagged = findFlaggedCheckIns(checkIns, current)
  const emergencyCheck = findEmergencyCheck(checks, current)
  const missing = findMissingFacts(facts, newest, check, trends)
  const isDanger = flagged.length > 0 || emergencyCheck !== undefined || current.some(isHighRiskFinding)
  return {
    level: isDanger ? 'danger' : shownLevel(risk.level, missing, facts.isUnfinished),
    flagged,
    emergencyCheck,
    reasons: risk.reasons,
    earlierAlertSince,
    isUsual: !isDanger && isUsual,
    current,
    trends,
    trendClaim: trendClaimOn(facts, profile, { nowMs: facts.now, today }),
    missing,
    read: { profile, checkIns, newest, check, worseCheck: findWorseCheck(checks, today) },
  }
}

/** Within the same windows as on every other screen: a better hour since does not undo a warning (hazard C4). */
function findFlaggedCheckIns(
  checkIns: readonly SymptomEntry[],
  current: readonly CurrentFinding[],
): FlaggedCheckIn[] {
  const warnings = current.filter(isHighRiskFinding)
  return checkIns
    .map((entry) => ({
      entry,
      findings: warnings.flatMap((finding) => {
        const { id, source } = finding
        return source.id === entry.id && !isCheckFindingId(id) ? [{ ...finding, id }] : []
      }),
    }))
    .filter(({ findings }) => findings.length > 0)
}

const findEmergencyCheck = (
  checks: readonly TriageResult[],
  current: readonly CurrentFinding[],
): TriageResult | undefined =>
  checks.find(({ id }) =>
    current.some((finding) => finding.id === 'check-seek-help' && finding.source.id === id),
  )

/** The newest among equals. A milder check of the same week takes none back (hazard C4). */
function findWorseCheck(checks: readonly TriageResult[], today: string): TriageResult | undefined {
  const [newest] = checks
  const since = addDays(today, -checkCountsForDays)
  const [worst] = checks
    .filter(({ localDate }) => localDate > since)
    .toSorted((a, b) => severityOf(a) - severityOf(b))
  return newest && worst && severityOf(worst) < severityOf(newest) ? worst : undefined
}

const severityOf = ({ result }: TriageResult): number => triageLevels.indexOf(result)

const missingFactsBlockingLow = new Set<MissingAnalysisFact['id']>([
  'no-profile',
  'no-check-in',
  'old-check-in',
  'untouched',
  'no-temperature',
])

function shownLevel(
  level: RiskLevel,
  missing: readonly MissingAnalysisFact[],
  isUnfinished = false,
): Analysis['level'] {
  const isUnknown = isUnfinished || missing.some(({ id }) => missingFactsBlockingLow.has(id))
  return level === 'low' && isUnknown ? 'unknown' : level
}

function findMissingFacts(
  { profile, today, now }: AnalysisFacts,
  newest: SymptomEntry | undefined,
  check: TriageResult | undefined,
  trends: Analysis['trends'],
): MissingAnalysisFact[] {
  const untouched = newest?.untouchedScores ?? []
  const withoutTrend = scoreNames.filter((name) => trends[name].trend === 'unknown')
  const missing: MissingAnalysisFact[] = []
  if (!profile) missing.push({ id: 'no-profile' })
  if (!newest) missing.push({ id: 'no-check-in' })
  else if (isTooOldForToday(epochMs(newest.date), now))
    missing.push({ id: 'old-check-in', day: newest.localDate })
  if (untouched.length > 0) missing.push({ id: 'untouched', scores: untouched })
  if (newest && !isAnswered(newest, 'temperature')) missing.push({ id: 'no-temperature' })
  if (!check) missing.push({ id: 'no-symptom-check' })
  else if (check.localDate <= addDays(today, -checkCountsForDays)) {
    missing.push({ id: 'old-symptom-check', day: check.localDate })
  }
  if (newest && withoutTrend.length > 0) missing.push({ id: 'no-trend', scores: withoutTrend })
  return missing
}
