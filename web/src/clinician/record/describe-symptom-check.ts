import { questions } from '@second-wind/core/content/triage/questions'
import { reasonWords } from '@second-wind/core/content/triage/reason-words'
import type { TriageOutcome } from '@second-wind/core/triage/triage-result'

/** The rows of the rules that led to the result; one that this page does not know is shown by its id alone. */
export function describeRules({ reasons = [] }: TriageOutcome): { id: string; words: string }[] {
  return reasons.map((id) => ({ id, words: reasonWords(id) ?? '' }))
}

/** Every question of the track as it was asked, with the answer that was given; empty when none were recorded. */
export function describeAnswers({ track, answers }: TriageOutcome): { question: string; answer: string }[] {
  if (track === undefined || answers === undefined) return []
  return questions[track].map(({ id, text, options }) => ({
    question: text,
    answer: options.find((option) => option.id === answers[id])?.label ?? answers[id] ?? 'Not answered',
  }))
}
