import { RULES_VERSION } from '../triage/rules-version.ts'
import type { TriageOutcome, TriageResult } from '../triage/triage-result.ts'

/** The reply to "Do you still feel like this?" about an earlier record. Stored and sent as a check of its own track. */
export type FollowUpAnswer = {
  /** Id of the entry or symptom check that it is about. */
  about: string
  answer: 'still' | 'better'
  /** When the person replied. */
  at: string
}

/** The reply in a stored check; undefined for a symptom check. */
export function followUpAnswer(check: TriageResult): FollowUpAnswer | undefined {
  const { about, answer } = check.answers ?? {}
  if (check.track !== 'follow-up' || about === undefined) return undefined
  if (answer !== 'still' && answer !== 'better') return undefined
  return { about, answer, at: check.createdAt }
}

/** The symptom checks among stored checks: a reply is no check, so it is not the "last symptom check". */
export const symptomChecks = <Check extends Pick<TriageResult, 'track'>>(checks: readonly Check[]): Check[] =>
  checks.filter(({ track }) => track !== 'follow-up')

/**
 * The record of a reply. "Still" calls for emergency help. "Better" is kept at `monitor`, never at `stay_home`: a red
 * flag of the last two days needs advice the same day, and the reply does not erase it.
 *
 * @param findingId what the question was about
 */
export function toFollowUpOutcome(
  { about, answer }: Pick<FollowUpAnswer, 'about' | 'answer'>,
  findingId: string,
): TriageOutcome {
  return {
    result: answer === 'still' ? 'seek_help' : 'monitor',
    track: 'follow-up',
    answers: { about, answer, finding: findingId },
    reasons: [`follow-up:${answer}`],
    rulesVersion: RULES_VERSION,
  }
}
