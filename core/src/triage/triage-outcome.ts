import type { Assessment } from './assess.ts'
import type { TriageOutcome } from './triage-result.ts'
import type { TriageAnswers } from './triage-rule.ts'

/**
 * The record of a finished check: enough to read it again by the same rules.
 *
 * @param redFlags the warning signs as the person read them
 */
export function toTriageOutcome(
  assessment: Assessment,
  answers: TriageAnswers,
  redFlags: string[],
): TriageOutcome {
  const { level, track, reasons, rulesVersion } = assessment
  return { result: level, track, answers: { ...answers }, reasons, redFlags, rulesVersion }
}
