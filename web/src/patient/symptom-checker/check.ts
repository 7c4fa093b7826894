import { questions } from '@second-wind/core/content/triage/questions'
import { recordId } from '@second-wind/core/platform/ids'
import { localDate } from '@second-wind/core/platform/moment'
import type { Track } from '@second-wind/core/triage/options'
import * as z from 'zod/mini'
import { captureNow, deleteDraft, findDraft, newId, saveDraft } from '../../data/local/index.ts'

/**
 * A symptom check, running or finished. Its id becomes the id of the stored result, so other answers need another id.
 */
export const checkSchema = z.object({
  id: recordId,
  localDate,
  track: z.enum(['general', 'respiratory']),
  answers: z.record(z.string(), z.string()),
  /** Warning signs that are stored as a result already, although the check is not finished. */
  reported: z.optional(z.array(z.string())),
})
export type CheckDraft = z.infer<typeof checkSchema>

type Place =
  | { at: 'start'; number: 0 }
  | { at: 'question'; number: number; check: CheckDraft }
  | { at: 'result'; number: number; check: CheckDraft }

export const isCheckOpen = (check: CheckDraft | 'none' | 'opening'): check is CheckDraft =>
  typeof check === 'object'

export function startCheck(track: Track): CheckDraft {
  return { id: newId(), localDate: captureNow().localDate, track, answers: {} }
}

/** The same answer changes nothing; a changed answer after the end creates another check. */
export function withAnswer(check: CheckDraft, question: string, option: string): CheckDraft {
  if (check.answers[question] === option) return check
  const wasFinished = firstUnansweredNumber(check) > questions[check.track].length
  return {
    ...check,
    id: wasFinished ? newId() : check.id,
    answers: { ...check.answers, [question]: option },
  }
}

/** The number of the first question without a known answer; one more than there are questions at the end. */
export function firstUnansweredNumber({ track, answers }: CheckDraft): number {
  const trackQuestions = questions[track]
  const first = trackQuestions.findIndex(
    ({ id, options }) => !options.some((option) => option.id === answers[id]),
  )
  return (first === -1 ? trackQuestions.length : first) + 1
}

/** What to show for the step in the address: no one can skip a question without an answer. */
export function findCheckPlace(step: number, check: CheckDraft | 'none' | 'opening'): Place {
  if (!isCheckOpen(check) || step === 0) return { at: 'start', number: 0 }
  const number = Math.min(step, firstUnansweredNumber(check))
  return { at: number > questions[check.track].length ? 'result' : 'question', number, check }
}

const draftId = 'symptom-check'

/**
 * Stores the answers so far. A phone that cannot store them reports this when the result is saved, not at every answer.
 */
export async function saveCheckDraft(check: CheckDraft): Promise<void> {
  await saveDraft(draftId, check).catch(() => undefined)
}

/** Today's check, finished or not. One of another day or version is discarded. */
export async function findCheckDraft(today: string): Promise<CheckDraft | undefined> {
  const stored = await findDraft(draftId)
  if (stored === undefined) return undefined
  const check = checkSchema.safeParse(stored).data
  if (check?.localDate === today) return check
  await deleteCheckDraft()
  return undefined
}

export async function deleteCheckDraft(): Promise<void> {
  await deleteDraft(draftId).catch(() => undefined)
}
