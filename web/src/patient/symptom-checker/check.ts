import { questions } from '@second-wind/core/content/triage/questions'
import { epochMs, hourMs } from '@second-wind/core/platform/moment'
import type { Track } from '@second-wind/core/triage/options'
import { type CheckDraft, firstUnansweredNumber } from '../../data/live/unfinished-check.ts'
import { captureNow, newId } from '../../data/local/index.ts'

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
  const answeredAt = captureNow().occurredAt
  return {
    ...check,
    id: wasFinished ? newId() : check.id,
    answers: { ...check.answers, [question]: option },
    // A check of an older app knows only its last answer.
    firstAnsweredAt: check.firstAnsweredAt ?? check.answeredAt ?? answeredAt,
    answeredAt,
    reportId: newId(),
  }
}

const answersHoldForMs = 4 * hourMs

/**
 * When the oldest answer was given, if so long ago that the person may feel different now: a check that is carried on
 * every few hours would otherwise call this morning's breathing "right now" (HZ-02).
 */
export function whenGivenLongAgo(
  { firstAnsweredAt, answeredAt }: CheckDraft,
  now: number,
): number | undefined {
  const oldest = firstAnsweredAt ?? answeredAt
  if (oldest === undefined) return undefined
  const at = epochMs(oldest)
  return now - at > answersHoldForMs ? at : undefined
}

/** What to show for the step in the address: no one can skip a question without an answer. */
export function findCheckPlace(step: number, check: CheckDraft | 'none' | 'opening'): Place {
  if (!isCheckOpen(check) || step === 0) return { at: 'start', number: 0 }
  const number = Math.min(step, firstUnansweredNumber(check))
  return { at: number > questions[check.track].length ? 'result' : 'question', number, check }
}
