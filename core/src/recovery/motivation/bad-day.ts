import { recentRiskLevel } from '../../care/risk/recent-risk-level.ts'
import type { CurrentFinding } from '../../findings/current-findings.ts'
import { isWarning } from '../../findings/finding.ts'
import { symptomChecks } from '../../findings/follow-up-reply.ts'
import type { SymptomEntry } from '../../records/symptom-entry.ts'
import type { TriageResult } from '../../triage/triage-result.ts'
import { reasonsToHideQuote } from './select-quote.ts'

/** Newest first. */
type BadDayFacts = {
  today: string
  entries: readonly SymptomEntry[]
  checks: readonly TriageResult[]
  findings: readonly CurrentFinding[]
}

/** No points, no celebration and no quote beside a bad sign (hazards C42, HZ-02; clinical content, section 12). */
export function isBadDay({ today, entries, checks, findings }: BadDayFacts): boolean {
  if (findings.some(isWarning)) return true
  const risk = recentRiskLevel({ entries, check: symptomChecks(checks)[0], findings }, today)
  return reasonsToHideQuote({ entries, checks, risk }, today).length > 0
}
