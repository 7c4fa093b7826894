import type { PeakFlowZoneId } from '../records/peak-flow.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import type { OptionId } from '../triage/options.ts'
import { temperatureLabels } from './symptom-labels.ts'

/** The label of each band of a measurement. A test checks its figures against the specification. */
export const bandLabels: {
  temperature: Record<SymptomEntry['temperature'], string>
  peakFlow: Record<PeakFlowZoneId, string>
  /** That the reliever does not help is an answer of its own, and outranks every count (hazard C10). */
  reliever: Record<Exclude<OptionId<'respiratory', 'rescue_inhaler'>, 'not_helping'>, string>
} = {
  temperature: temperatureLabels,
  peakFlow: {
    above_80: 'More than 80% of your best',
    '50_80': 'Between 50% and 80% of your best',
    below_50: 'Less than 50% of your best',
  },
  reliever: {
    none: 'Not at all',
    '1_2': '1 or 2 times a day',
    '3_4': '3 or 4 times a day',
    more_than_4: 'More than 4 times a day',
  },
}
