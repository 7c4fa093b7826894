import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { questions } from '@second-wind/core/content/triage/questions'
import { findingCountsForMs } from '@second-wind/core/findings/time-windows'
import { recordId } from '@second-wind/core/platform/ids'
import {
  addDays,
  type CapturedAt,
  epochMs,
  hourMs,
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
  changeDraft,
  checkDraftId,
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
  /** Absent without an answer, and in a check of an older app. */
  firstAnsweredAt: z.optional(instant),
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

/**
 * Stores the answers so far. A phone that cannot store them reports this when the result is saved, not at every answer.
 */
export async function saveCheckDraft(check: CheckDraft): Promise<void> {
  await saveDraft(checkDraftId, check).catch(() => undefined)
}

/** A check of yesterday evening is not lost at midnight: advice for today in it would be on no screen any more. */
const keptAfterAnswerMs = 24 * hourMs

/**
 * Today's check, finished or not, or one that was answered in the last 24 hours. An older one, or one of another version,
 * is discarded, once a warning sign in it is stored: a sign counts for 48 hours, whatever the date is now (HZ-01). While
 * it cannot be stored, the check stays for the next time.
 */
export async function findCheckDraft(today: string): Promise<CheckDraft | undefined> {
  const stored = await findDraft(checkDraftId)
  if (stored === undefined) return undefined
  const check = parseCheck(stored)
  if (check && isKept(check, today)) return check
  // One at a time: several parts of Home ask at once, and an older app's check has no id for its result.
  discarding = discarding.catch(() => undefined).then(() => discardDraft(today))
  await discarding
  return undefined
}

let discarding: Promise<void> = Promise.resolve()

async function discardDraft(today: string): Promise<void> {
  const stored = await findDraft(checkDraftId)
  const check = parseCheck(stored)
  if (stored === undefined || (check && isKept(check, today))) return
  if (check) await reportDraft(check)
  await deleteDraft(checkDraftId).catch(() => undefined)
}

const isKept = (check: CheckDraft, today: string): boolean =>
  check.localDate === today || isAnsweredRecently(check)

/** One with a warning sign is stored as a result, which has a card of its own. */
const isAnsweredRecently = ({ track, answers, answeredAt: at }: CheckDraft): boolean =>
  at !== undefined &&
  Date.now() - epochMs(at) < keptAfterAnswerMs &&
  assessTriage(track, answers, undefined).redFlagReasons.length === 0

const parseCheck = (stored: unknown): CheckDraft | undefined => checkSchema.safeParse(stored).data

/** In one transaction, with what is stored. A change to undefined deletes it. */
export async function changeCheckDraft(
  change: (check: CheckDraft | undefined) => CheckDraft | undefined,
): Promise<void> {
  await changeDraft(checkDraftId, (stored) => change(parseCheck(stored))).catch(() => undefined)
}

/**
 * Warning signs of an unfinished check that are not stored as a result yet. A person who cannot finish a sentence does not
 * finish ten questions, and the card says not to wait for the last one (HZ-01).
 */
function unreportedRedFlags(check: CheckDraft, patient: Patient | undefined): string[] {
  const { track, answers, reported = [] } = check
  if (firstUnansweredNumber(check) > questions[track].length) return []
  return assessTriage(track, answers, patient).redFlagReasons.filter((reason) => !reported.includes(reason))
}

/** What today's check says that was left half-way. One with a warning sign is undefined: the sign has a card of its own. */
export async function findUnfinishedCheck(today: string): Promise<'advice-today' | 'begun' | undefined> {
  const check = await findCheckDraft(today)
  if (!check || Object.keys(check.answers).length === 0) return undefined
  if (firstUnansweredNumber(check) > questions[check.track].length) return undefined
  const patient = await findProfile()
  if (assessTriage(check.track, check.answers, patient).redFlagReasons.length > 0) return undefined
  return asksForAdvice(check, patient) ? 'advice-today' : 'begun'
}

/** Whether an answer so far calls for advice today or for 999. */
export const asksForAdvice = ({ track, answers }: CheckDraft, patient: Patient | undefined): boolean =>
  assessTriage(track, answers, patient).reasons.some((id) => !reasonsWithoutAnswer.has(id))

/** What is missing, and advice that goes with any result (triage/added-safety-rules.ts). */
const reasonsWithoutAnswer: ReadonlySet<string> = new Set(['incomplete', 'A6', 'A12'])

let reporting: Promise<unknown> = Promise.resolve()

/**
 * Stores the answers so far as a result of their own, if they have a warning sign that is not stored yet: the check can
 * still be finished. The draft notes what is stored only afterwards, so that the next start makes up for a page that was
 * closed meanwhile (HZ-01). One report at a time: the same answers are stored once.
 *
 * @returns the warning signs that are stored as results
 */
export function reportCheck(check: CheckDraft, patient: Patient | undefined): Promise<string[]> {
  const reported = reporting.then(() => storeWarningSigns(check, patient))
  reporting = reported.catch(() => undefined)
  return reported
}

async function storeWarningSigns(check: CheckDraft, patient: Patient | undefined): Promise<string[]> {
  const draft = parseCheck(await findDraft(checkDraftId))
  const noted = [...(check.reported ?? []), ...((draft?.id === check.id && draft.reported) || [])]
  const redFlags = unreportedRedFlags({ ...check, reported: noted }, patient)
  if (redFlags.length === 0) return noted
  await saveUnfinishedCheck(check, patient)
  const reported = [...noted, ...redFlags]
  await changeCheckDraft((kept) => (kept?.id === check.id ? { ...kept, reported } : kept))
  return reported
}

/** With an id of its own and the time of the last answer, from which it counts. */
async function saveUnfinishedCheck(check: CheckDraft, patient: Patient | undefined): Promise<void> {
  const { track, answers, firstAnsweredAt, reportId = newId() } = check
  const newest = await listTriage(resultsRead).catch(() => [])
  if (newest.some(({ id }) => id === reportId)) return
  const assessment = assessTriage(track, answers, patient)
  const { redFlags } = describeResult(assessment, patient, answers)
  await saveTriage(
    reportId,
    toTriageOutcome(assessment, answers, redFlags, firstAnsweredAt),
    answeredAt(check),
  )
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
  if (agoMs < findingCountsForMs.emergency) await reportCheck(check, await findProfile())
}

/** Of a check without a time, the end of its day: the latest that it can be. */
function answeredAt({ answeredAt: known, localDate: day }: CheckDraft): CapturedAt {
  const now = captureNow()
  const at = known ?? instantAt(addDays(day, 1), '00:00', now.tzOffsetMin)
  return captureAt(Math.min(epochMs(at) - (known ? 0 : 1), epochMs(now.occurredAt)))
}
