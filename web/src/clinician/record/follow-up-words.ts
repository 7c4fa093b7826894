import { checkFindingWords, entryFindingWords } from '@second-wind/core/content/findings/finding-words'
import { answeredFindingIds, confirmsFinding } from '@second-wind/core/findings/follow-up'
import type { TriageResult } from '@second-wind/core/triage/triage-result'

/** What the app asked and what the patient replied; a reply is not a symptom check. */
export function followUpWords(check: TriageResult): string {
  const about = answeredFindingIds(check).flatMap((id) => findingWords.get(id) ?? [])
  const question = `Asked “Do you still feel like this?”${about.length === 0 ? '' : ` (${about.join(', ')})`}`
  const answer = check.answers?.['answer']
  if (answer === 'still') return `${question}, the patient replied “Yes”.`
  if (answer === 'better' && !confirmsFinding(check))
    return `${question}, the patient replied “No, I am better”.`
  return `${question}. The reply cannot be read.`
}

const findingWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...entryFindingWords, ...checkFindingWords }).map(([id, { clinician }]) => [
    id,
    clinician,
  ]),
)
