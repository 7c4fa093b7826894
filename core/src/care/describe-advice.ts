import { entryFindingWords } from '../content/findings/finding-words.ts'
import { questions } from '../content/triage/questions.ts'
import { lowerFirst } from '../platform/first-letter.ts'
import type { Person } from '../triage/person.ts'
import {
  type AdviceFact,
  adviceFacts,
  checkOnlyFacts,
  gravityOfAdvice,
  isCheckOnlyFact,
} from './check-advice.ts'

/** For a clinician, in a sentence: why a check advised to get help the same day. */
export const describeAdviceFact = (fact: AdviceFact): string =>
  isCheckOnlyFact(fact) ? checkOnlyFacts[fact].words : lowerFirst(entryFindingWords[fact].clinician)

const shownReasons = 2

/**
 * Why a check advised to get help the same day, the most serious first: the answers in the patient's words, because a
 * check asks for no score, and the worst of what two answers show together. Undefined when no reason is known.
 */
export function describeAdvice(reasons: readonly string[], person: Person | undefined): string | undefined {
  const [shownTogether] = adviceFacts(
    reasons.filter((reason) => !answerLabels.has(reason)),
    person,
  )
  const described = reasons
    .flatMap((reason) => {
      const label = answerLabels.get(reason)
      if (label !== undefined) return { reason, words: `“${label}”` }
      if (reason === 'incomplete') return { reason, words: 'not every question answered' }
      const [fact] = adviceFacts([reason], person)
      return fact && fact === shownTogether ? { reason, words: describeAdviceFact(fact) } : []
    })
    .toSorted((a, b) => gravityOfAdvice([a.reason], person) - gravityOfAdvice([b.reason], person))
    .map(({ words }) => words)
  const shown = [...new Set(described)]
  if (shown.length === 0) return undefined
  const more = shown.length - shownReasons
  return [...shown.slice(0, shownReasons), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

/** By the id of a reason that is an answer: `general:fever=moderate`. */
const answerLabels: ReadonlyMap<string, string> = new Map(
  (['general', 'respiratory'] as const).flatMap((track) =>
    questions[track].flatMap(({ id, options }) =>
      options.map((option): [string, string] => [`${track}:${id}=${option.id}`, option.label]),
    ),
  ),
)
