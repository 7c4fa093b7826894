import type { Track } from '../../triage/options.ts'
import { questions } from './questions.ts'
import { safetyRuleWords } from './safety-rule-words.ts'

/** The warning sign behind a row that calls for emergency help. */
export function redFlagWords(reason: string): string {
  return ruleWords.get(reason) ?? answers.get(reason)?.redFlag ?? 'One of your answers is a warning sign'
}

/** Any other reason as a statement. Undefined for a row that is not a reason for a level. */
export function reasonWords(reason: string): string | undefined {
  const answer = answers.get(reason)
  return ruleWords.get(reason) ?? answer?.reason ?? answer?.given
}

/** The same for a clinician: the question with the answer given. */
export function answerWords(reason: string): string | undefined {
  return ruleWords.get(reason) ?? answers.get(reason)?.given
}

/** The question as it was asked. */
export function questionText(track: Track, id: string): string {
  return questions[track].find((question) => question.id === id)?.text ?? id
}

const ruleWords = new Map(Object.entries(safetyRuleWords).map(([rule, { text }]) => [rule, text]))

type Answer = { redFlag: string | undefined; reason: string | undefined; given: string }

/** Keyed by the id of the row for the answer, e.g. `general:fever=high`. */
const answers = new Map<string, Answer>([...answersOf('general'), ...answersOf('respiratory')])

function answersOf(track: Track): [string, Answer][] {
  return questions[track].flatMap(({ id, text, options }) =>
    options.map(({ id: option, label, redFlag, reason }): [string, Answer] => [
      `${track}:${id}=${option}`,
      { redFlag, reason, given: `${text} ${label}` },
    ]),
  )
}
