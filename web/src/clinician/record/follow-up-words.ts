import { checkFindingWords, entryFindingWords } from '@second-wind/core/content/findings/finding-words'
import type { TriageResult } from '@second-wind/core/triage/triage-result'

export const isStillLikeThis = ({ answers }: TriageResult): boolean => answers?.['answer'] === 'still'

/** What the app asked and what the patient replied; a reply is not a symptom check. */
export function followUpWords(check: TriageResult): string {
  const about = findingWords.get(check.answers?.['finding'] ?? '')
  const asked = `Asked “Do you still feel like this?”${about === undefined ? '' : ` (${about})`}`
  return `${asked}, the patient replied ${isStillLikeThis(check) ? '“Yes”' : '“No, I am better”'}.`
}

const findingWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...entryFindingWords, ...checkFindingWords }).map(([id, { clinician }]) => [
    id,
    clinician,
  ]),
)
