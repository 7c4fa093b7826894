import type { OptionId, QuestionId, Track } from './options.ts'
import type { TriageLevel } from './triage-result.ts'

/** Answers by question id, from the form or from a stored result. Any answer may be missing or unknown. */
export type TriageAnswers = Readonly<Record<string, string>>

/** One row of a track: this option of this question calls for at least this level. */
export type TriageRule<T extends Track = Track> = {
  id: string
  question: string
  option: string
  level: Exclude<TriageLevel, 'stay_home'>
  track: T
}

/** Builds rows for one track; the compiler checks that the question and the option exist on it. */
export function rowsFor<T extends Track>(track: T) {
  return <Q extends QuestionId<T>>(
    level: TriageRule['level'],
    question: Q,
    ...options: OptionId<T, Q>[]
  ): TriageRule<T>[] =>
    options.map((option) => ({ id: `${track}:${question}=${option}`, track, question, option, level }))
}
