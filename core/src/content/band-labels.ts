import type { KnownRelieverBand } from '../records/measure/reliever-band.ts'
import type { KnownTemperatureBand } from '../records/measure/temperature-band.ts'
import type { PeakFlowZoneId } from '../records/peak-flow.ts'
import { temperatureLabels } from './symptom-labels.ts'

/** The label of each band of a measurement. A test checks its figures against the limits of the rules. */
export const bandLabels: {
  temperature: Record<KnownTemperatureBand, string>
  peakFlow: Record<PeakFlowZoneId, string>
  reliever: Record<KnownRelieverBand, string>
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
