import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { questions } from '@second-wind/core/content/triage/questions'
import { findingCountsForMs } from '@second-wind/core/findings/time-windows'
import { recordId } from '@second-wind/core/platform/ids'
import {
  addDays,
  type CapturedAt,
  epochMs,
  instant,
  instantAt,
  localDate,
} from '@second-wind/core/platform/moment'
import type { Patient } from '@second-wind/core/records/patient'
import { assessTriage } from '@second-wind/core/triage/assess'
import { toTriageOutcome } from '@second-wind/core/triage/triage-outcome'
import * as z from 'zod/mini'
import {
  captureAt,
  captureNow,
  deleteDraft,
  findDraft,
  findProfile,
  listTriage,
  newId,
  saveDraft,
} from '../local/index.ts'
import { saveTriage } from '../local/lazy.ts'

/**
 * A symptom check, running or finished. Its id becomes the id of the stored result, so other answers need another id.
 */
const checkSchema = z.object({
  id: recordId,
  localDate,
  track: z.enum(['general', 'respiratory']),
  answers: z.record(z.string(), z.string()),
  /** When the last answer was given. Absent in a check of an older app. */
  answeredAt: z.optional(instant),
  /** The id of the result that these answers have when they are stored before the end. Absent in a check of an older app. */
  reportId: z.optional(recordId),
  /** Warning signs that are stored as a result already, although the check is not finished. */
  reported: z.optional(z.array(z.string())),
})
export type CheckDraft = z.infer<typeof checkSchema>

/** The number of the first question without a known answer; one more than there are questions at the end. */
export function firstUnansweredNumber({ track, answers }: CheckDraft): number {
  const trackQuestions = questions[track]
  const first = trackQuestions.findIndex(
    ({ id, options }) => !options.some((option) => option.id === answers[id]),
  )
  return (first === -1 ? trackQuestions.length : first) + 1
}

const draftId = 'symptom-check'

/**
 * Stores the answers so far. A phone that cannot store them reports this when the result is saved, not at every answer.
 */
export async function saveCheckDraft(check: CheckDraft): Promise<void> {
  await saveDraft(draftId, check).catch(() => undefined)
}

/**
 * Today's check, finished or not. One of another day or version is discarded, once a warning sign in it is stored: a sign
 * counts for 48 hours, whatever the date is now (HZ-01). While it cannot be stored, the check stays for the next time.
 */
export async function findCheckDraft(today: string): Promise<CheckDraft | undefined> {
  const stored = await findDraft(draftId)
  if (stored === undefined) return undefined
  const check = checkSchema.safeParse(stored).data
  if (check?.localDate === today) return check
  if (check) await reportDraft(check)
  await deleteCheckDraft()
  return undefined
}

export async function deleteCheckDraft(): Promise<void> {
  await deleteDraft(draftId).catch(() => undefined)
}

/**
 * Warning signs of an unfinished check that are not stored as a result yet. A person who cannot finish a sentence does not
 * finish ten questions, and the card says not to wait for the last one (HZ-01).
 */
export function unreportedRedFlags(check: CheckDraft, patient: Patient | undefined): string[] {
  const { track, answers, reported = [] } = check
  if (firstUnansweredNumber(check) > questions[track].length) return []
  return assessTriage(track, answers, patient).redFlagReasons.filter((reason) => !reported.includes(reason))
}

/**
 * Stores the answers so far as a result of its own, with an id of its own and the time of the last answer, from which it
 * counts: the check can still be finished. The same answers are stored once, also when the app was closed before it had
 * noted that they are.
 */
export async function saveUnfinishedCheck(check: CheckDraft, patient: Patient | undefined): Promise<void> {
  const { track, answers, reportId = newId() } = check
  const newest = await listTriage(resultsRead).catch(() => [])
  if (newest.some(({ id }) => id === reportId)) return
  const assessment = assessTriage(track, answers, patient)
  const { redFlags } = describeResult(assessment, patient, answers)
  await saveTriage(reportId, toTriageOutcome(assessment, answers, redFlags), answeredAt(check))
}

/** More than anyone stores in the two days for which a sign counts. */
const resultsRead = 100

/** The same for a check that the browser closed before it could be stored. */
export async function reportUnfinishedDraft(): Promise<void> {
  const check = await findCheckDraft(captureNow().localDate)
  if (check) await reportDraft(check)
}

/** Stores the warning signs that still count. */
async function reportDraft(check: CheckDraft): Promise<void> {
  const agoMs = epochMs(captureNow().occurredAt) - epochMs(answeredAt(check).occurredAt)
  if (agoMs >= findingCountsForMs.emergency) return
  const patient = await findProfile()
  const redFlags = unreportedRedFlags(check, patient)
  if (redFlags.length === 0) return
  await saveUnfinishedCheck(check, patient)
  await saveCheckDraft(withReported(check, redFlags))
}

/** Of a check without a time, the end of its day: the latest that it can be. */
function answeredAt({ answeredAt: known, localDate: day }: CheckDraft): CapturedAt {
  const now = captureNow()
  const at = known ?? instantAt(addDays(day, 1), '00:00', now.tzOffsetMin)
  return captureAt(Math.min(epochMs(at) - (known ? 0 : 1), epochMs(now.occurredAt)))
}

export const withReported = (check: CheckDraft, redFlags: readonly string[]): CheckDraft => ({
  ...check,
  reported: [...(check.reported ?? []), ...redFlags],
})
