import { safetySigns } from '../care/risk/safety-signs.ts'
// "A log with breathlessness 7+, cough 9+, high fever or red phlegm shows the safety message instead of praise";
// rules A7 and A8 stand before it (rulings). Hazards: C4, C5.
import type { SymptomReport } from '../records/symptom-entry.ts'
import { logRules } from '../triage/safety-rules.ts'

export type LogWarningId = (typeof logRules)[number]['id'] | 'high-score'

/** What one log calls for before anything else is said, gravest first. The words: content/insight/log-warnings.ts. */
export function logWarnings(report: SymptomReport): LogWarningId[] {
  return logRules.filter((rule) => rule.when(report)).map((rule) => rule.id)
}

/** The same where no insight follows, as after an edit: then nothing else would speak of the signs that replace praise. */
export function warningsWithoutInsight(report: SymptomReport): LogWarningId[] {
  const warnings = logWarnings(report)
  return warnings.length === 0 && safetySigns(report).length > 0 ? ['high-score'] : warnings
}
