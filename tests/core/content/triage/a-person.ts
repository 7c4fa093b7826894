import type { Person } from '@second-wind/core/triage/person'

/** A grown-up without any condition. */
export const aPerson = (changes: Partial<Person> = {}): Person => ({
  age: 40,
  conditions: [],
  isVulnerable: false,
  ...changes,
})
