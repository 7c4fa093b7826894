import type { OptionId, QuestionId, Track } from './options.ts'
import type { TriageLevel } from './triage-result.ts'

/** Answers by question id, as they come from the form or from a stored result: any of them may be missing or unknown. */
export type TriageAnswers = Readonly<Record<string, string>>

/** One row of a track: this answer to this question calls for at least this level. */
export type TriageRule<T extends Track = Track> = {
  id: string
  question: string
  option: string
  level: Exclude<TriageLevel, 'stay_home'>
  track: T
}

/** Writes the row and lets the compiler check that the question and the option exist on this track. */
export function rowsFor<T extends Track>(track: T) {
  return <Q extends QuestionId<T>>(
    level: TriageRule['level'],
    question: Q,
    ...options: OptionId<T, Q>[]
  ): TriageRule<T>[] =>
    options.map((option) => ({ id: `${track}:${question}=${option}`, track, question, option, level }))
}
