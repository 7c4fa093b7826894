import { bandLabels } from '@second-wind/core/content/band-labels'
import { temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { measured } from '@second-wind/core/records/measurements'
import { hasNoPhlegm } from '@second-wind/core/records/phlegm'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { formatPhlegm } from './format-phlegm.ts'

/** Only unusual signs and measured values. */
export function entrySigns(entry: SymptomReport): string[] {
  const { temperature } = entry
  return [
    ...(temperature === 'normal' ? [] : [`Temperature: ${temperatureLabels[temperature]}`]),
    ...(hasNoPhlegm(entry) ? [] : [`Phlegm: ${formatPhlegm(entry)}`]),
    ...measured(entry).map(
      ({ field, value, measurement }) =>
        measurement.describe(value) + (field === 'peakFlowLpm' ? peakFlowZoneOf(entry) : ''),
    ),
  ]
}

const peakFlowZoneOf = ({ peakFlowZone }: SymptomReport): string =>
  peakFlowZone === undefined ? '' : ` (${bandLabels.peakFlow[peakFlowZone].toLowerCase()})`
