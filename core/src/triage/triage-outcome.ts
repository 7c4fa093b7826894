import type { Assessment } from './assess.ts'
import type { TriageOutcome } from './triage-result.ts'
import type { TriageAnswers } from './triage-rule.ts'

/**
 * Builds the stored record of a finished check, with everything needed to assess it again by the same rules.
 *
 * @param redFlags the warning signs in the words that the person saw
 * @param firstAnsweredAt undefined if not known
 */
export function toTriageOutcome(
  assessment: Assessment,
  answers: TriageAnswers,
  redFlags: string[],
  firstAnsweredAt?: string,
): TriageOutcome {
  const { level, track, reasons, rulesVersion } = assessment
  const outcome = { result: level, track, answers: { ...answers }, reasons, redFlags, rulesVersion }
  return firstAnsweredAt === undefined ? outcome : { ...outcome, firstAnsweredAt }
}
