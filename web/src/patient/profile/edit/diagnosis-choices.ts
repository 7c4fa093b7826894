import { diagnoses } from '@second-wind/core/content/profile/choices'

/** What the specification offers, and what the profile has already if that is something else. */
export function diagnosisChoices(stored: string | undefined): { value: string; label: string }[] {
  const names: ReadonlySet<string> = new Set([...diagnoses, ...(stored ? [stored] : [])])
  return [...names].map((name) => ({ value: name, label: name }))
}
