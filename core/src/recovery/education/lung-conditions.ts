import { knownRespiratoryDiagnosis } from '../../content/triage/respiratory-diagnosis.ts'
import type { Person } from '../../triage/person.ts'

/** The conditions that have education of their own. */
export type LungCondition = 'asthma' | 'copd'

/** Which of the two the person told us: the diagnosis speaks; without one the conditions do. */
export function lungConditions(person: Person | undefined): LungCondition[] {
  const told = knownRespiratoryDiagnosis(person) ?? person?.conditions.join(', ') ?? ''
  return names.filter(({ name }) => name.test(told)).map(({ id }) => id)
}

const names: readonly { id: LungCondition; name: RegExp }[] = [
  { id: 'asthma', name: /\basthma\b/i },
  { id: 'copd', name: /\bcopd\b|\bchronic obstructive pulmonary\b/i },
]
