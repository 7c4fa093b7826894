import { checkFindingWords, entryFindingWords } from '@second-wind/core/content/findings/finding-words'
import { askedFindings } from '@second-wind/core/findings/follow-up'
import type { TriageResult } from '@second-wind/core/triage/triage-result'

export const isStillLikeThis = ({ answers }: TriageResult): boolean => answers?.['answer'] === 'still'

/** What the app asked and what the patient replied; a reply is not a symptom check. */
export function followUpWords(check: TriageResult): string {
  const about = askedFindings(check).flatMap((id) => findingWords.get(id) ?? [])
  const asked = `Asked “Do you still feel like this?”${about.length === 0 ? '' : ` (${about.join(', ')})`}`
  return `${asked}, the patient replied ${isStillLikeThis(check) ? '“Yes”' : '“No, I am better”'}.`
}

const findingWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...entryFindingWords, ...checkFindingWords }).map(([id, { clinician }]) => [
    id,
    clinician,
  ]),
)
