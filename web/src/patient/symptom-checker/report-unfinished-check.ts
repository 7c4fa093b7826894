import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { questions } from '@second-wind/core/content/triage/questions'
import type { Patient } from '@second-wind/core/records/patient'
import { assessTriage } from '@second-wind/core/triage/assess'
import { toTriageOutcome } from '@second-wind/core/triage/triage-outcome'
import { captureNow, findProfile, newId } from '../../data/local/index.ts'
import { saveTriage } from '../../data/local/lazy.ts'
import { type CheckDraft, findCheckDraft, firstUnansweredNumber, saveCheckDraft } from './check.ts'

/**
 * Warning signs of an unfinished check that are not stored as a result yet. A person who cannot finish a sentence does not
 * finish ten questions, and the card says not to wait for the last one (HZ-01).
 */
export function unreportedRedFlags(check: CheckDraft, patient: Patient | undefined): string[] {
  const { track, answers, reported = [] } = check
  if (firstUnansweredNumber(check) > questions[track].length) return []
  return assessTriage(track, answers, patient).redFlagReasons.filter((reason) => !reported.includes(reason))
}

/** Stores the answers so far as a result of its own, with an id of its own: the check can still be finished. */
export async function saveUnfinishedCheck(
  { track, answers }: CheckDraft,
  patient: Patient | undefined,
): Promise<void> {
  const assessment = assessTriage(track, answers, patient)
  const { redFlags } = describeResult(assessment, patient, answers)
  await saveTriage(newId(), toTriageOutcome(assessment, answers, redFlags), captureNow())
}

/** The same for a check that the browser closed before it could be stored. */
export async function reportUnfinishedDraft(): Promise<void> {
  const check = await findCheckDraft(captureNow().localDate)
  if (!check) return
  const patient = await findProfile()
  const redFlags = unreportedRedFlags(check, patient)
  if (redFlags.length === 0) return
  await saveUnfinishedCheck(check, patient)
  await saveCheckDraft(withReported(check, redFlags))
}

export const withReported = (check: CheckDraft, redFlags: readonly string[]): CheckDraft => ({
  ...check,
  reported: [...(check.reported ?? []), ...redFlags],
})
