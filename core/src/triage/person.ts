import type { Profile } from '../records/patient.ts'

/** What the rules ask about a person; who has no profile yet is asked nothing and loses no advice. */
export type Person = Pick<Profile, 'age' | 'conditions' | 'isVulnerable' | 'respiratoryDiagnosis'>

/** True when the diagnosis or a known condition is one of these, however it is spelled in capitals. */
export function hasAnyCondition(person: Person | undefined, names: readonly string[]): boolean {
  const told = [person?.respiratoryDiagnosis, ...(person?.conditions ?? [])]
  const wanted = new Set(names.map(normaliseName))
  return told.some((name) => name !== undefined && wanted.has(normaliseName(name)))
}

const normaliseName = (name: string): string => name.trim().toLowerCase()
