import { hasAnyCondition, type Person } from '../../triage/person.ts'
import type { Question } from './question-schema.ts'

/** The hints shown under a question for this person. */
export function hintsFor({ hint, hintForSome }: Question, person: Person | undefined): string[] {
  const conditionHints =
    hintForSome && hasAnyCondition(person, hintForSome.conditions) ? [hintForSome.text] : []
  return hint === undefined ? conditionHints : [hint, ...conditionHints]
}
