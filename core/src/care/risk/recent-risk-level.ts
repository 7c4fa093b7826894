import type { CurrentFinding } from '../../findings/current-findings.ts'
import { entryWarnings } from '../../findings/entry-findings.ts'
import { daysBetween } from '../../platform/moment.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { assessRisk, type RiskLevel } from './risk-level.ts'

/** The newest of each, and what earlier records of the last two days showed. Absent is unknown. */
export type RecentRecords = {
  entry: SymptomEntry | undefined
  check: TriageResult | undefined
  findings: readonly Pick<CurrentFinding, 'id' | 'level'>[]
}

/**
 * How these days look by what was logged, and by that alone: a person in a higher-risk group who is well, or whose alert
 * is still open, does not read a warning every morning (hazard C12). What is a week old says nothing about today. A
 * warning sign in the newest entry counts for the whole week (HZ-02).
 */
export function recentRiskLevel({ entry, check, findings }: RecentRecords, today: string): RiskLevel {
  const recent = withinLastWeek(entry, today)
  if (recent && entryWarnings(recent).length > 0) return 'high'
  return assessRisk({
    person: { isVulnerable: false },
    alertCount: 0,
    entry: recent,
    triage: withinLastWeek(check, today),
    findings,
  }).level
}

function withinLastWeek<Logged extends { localDate: string }>(logged: Logged | undefined, today: string) {
  return logged && daysBetween(logged.localDate, today) < 7 ? logged : undefined
}
