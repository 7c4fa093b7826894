import { hasAnyCondition, type Person } from '../../triage/person.ts'

/** The conditions with their own education. */
export type LungCondition = 'asthma' | 'copd'

/** Which of the two the diagnosis or the conditions of the profile name. */
export const lungConditions = (person: Person | undefined): LungCondition[] =>
  names.filter(({ name }) => hasAnyCondition(person, [name])).map(({ id }) => id)

const names: readonly { id: LungCondition; name: string }[] = [
  { id: 'asthma', name: 'Asthma' },
  { id: 'copd', name: 'COPD' },
]
