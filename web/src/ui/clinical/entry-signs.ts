import { bandLabels } from '@second-wind/core/content/band-labels'
import { temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { hasNoPhlegm } from '@second-wind/core/records/phlegm'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { phlegmWords } from './format-phlegm.ts'
import { puffsWords } from './format-puffs.ts'

/** Only what is out of the ordinary, and what was measured. */
export function entrySigns(entry: SymptomReport): string[] {
  const { temperature, relieverPuffs } = entry
  return [
    ...(temperature === 'normal' ? [] : [`Temperature: ${temperatureLabels[temperature]}`]),
    ...(hasNoPhlegm(entry) ? [] : [`Phlegm: ${phlegmWords(entry)}`]),
    ...peakFlowSign(entry),
    ...(relieverPuffs === undefined ? [] : [`Reliever: ${puffsWords(relieverPuffs)} in 24 hours`]),
  ]
}

function peakFlowSign({ peakFlowLpm, peakFlowZone }: SymptomReport): string[] {
  if (peakFlowLpm === undefined) return []
  const zone = peakFlowZone === undefined ? '' : ` (${bandLabels.peakFlow[peakFlowZone].toLowerCase()})`
  return [`Peak flow: ${peakFlowLpm} litres a minute${zone}`]
}
