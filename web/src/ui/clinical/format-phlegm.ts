import { sputumColorLabels, sputumConsistencyLabels } from '@second-wind/core/content/symptom-labels'
import { hasNoPhlegm } from '@second-wind/core/records/phlegm'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'

/** "No phlegm", "Thick, yellow", or the colour alone where no thickness was given with it. */
export function formatPhlegm(entry: Pick<SymptomEntry, 'sputumColor' | 'sputumConsistency'>): string {
  const thickness = sputumConsistencyLabels[entry.sputumConsistency]
  if (hasNoPhlegm(entry)) return thickness
  const color = sputumColorLabels[entry.sputumColor]
  return entry.sputumConsistency === 'none' ? color : `${thickness}, ${color.toLowerCase()}`
}
