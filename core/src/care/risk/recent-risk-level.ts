import { daysBetween } from '../../platform/moment.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { assessRisk, type RiskLevel } from './risk-level.ts'
import { safetySigns } from './safety-signs.ts'

/** The newest of each; absent is unknown. */
export type Newest = {
  entry: SymptomEntry | undefined
  check: TriageResult | undefined
}

/**
 * How these days look by what was logged, and by that alone. Somebody in a higher-risk group who is well, or whose
 * alert nobody has closed yet, is not told every morning that we are worried about signs that are gone (hazard C12).
 * What is a week old says nothing about today. One very bad sign is enough (HZ-02).
 */
export function recentRiskLevel({ entry, check }: Newest, today: string): RiskLevel {
  const recent = withinLastWeek(entry, today)
  if (recent && safetySigns(recent).length > 0) return 'high'
  const person = { isVulnerable: false }
  return assessRisk({ person, alertCount: 0, entry: recent, triage: withinLastWeek(check, today) }).level
}

function withinLastWeek<Logged extends { localDate: string }>(logged: Logged | undefined, today: string) {
  return logged && daysBetween(logged.localDate, today) < 7 ? logged : undefined
}
