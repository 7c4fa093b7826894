import { bandLabels } from '@second-wind/core/content/band-labels'
import { temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { hasNoPhlegm } from '@second-wind/core/records/phlegm'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { formatPhlegm } from './format-phlegm.ts'
import { formatPuffs } from './format-puffs.ts'

/** Only what is out of the ordinary, and what was measured. */
export function entrySigns(entry: SymptomReport): string[] {
  const { temperature, relieverPuffs } = entry
  return [
    ...(temperature === 'normal' ? [] : [`Temperature: ${temperatureLabels[temperature]}`]),
    ...(hasNoPhlegm(entry) ? [] : [`Phlegm: ${formatPhlegm(entry)}`]),
    ...peakFlowSign(entry),
    ...(relieverPuffs === undefined ? [] : [`Reliever: ${formatPuffs(relieverPuffs)} in 24 hours`]),
  ]
}

function peakFlowSign({ peakFlowLpm, peakFlowZone }: SymptomReport): string[] {
  if (peakFlowLpm === undefined) return []
  const zone = peakFlowZone === undefined ? '' : ` (${bandLabels.peakFlow[peakFlowZone].toLowerCase()})`
  return [`Peak flow: ${peakFlowLpm} litres a minute${zone}`]
}
