import { bandLabels } from '@second-wind/core/content/band-labels'
import { scoreLabels, temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { hasNoPhlegm } from '@second-wind/core/model/phlegm'
import type { SymptomEntry } from '@second-wind/core/model/symptom-entry'
import { phlegmWords } from '../../ui/phlegm-words.ts'
import { puffsWords } from './puffs-words.ts'

/** Only what is out of the ordinary, what was measured, and what nobody has answered. */
export function entrySigns(entry: SymptomEntry): string[] {
  const { temperature, relieverPuffs, untouchedScores = [] } = entry
  return [
    ...(temperature === 'normal' ? [] : [`Temperature: ${temperatureLabels[temperature]}`]),
    ...(hasNoPhlegm(entry) ? [] : [`Phlegm: ${phlegmWords(entry)}`]),
    ...peakFlowSign(entry),
    ...(relieverPuffs === undefined ? [] : [`Reliever: ${puffsWords(relieverPuffs)} in 24 hours`]),
    ...untouchedScores.map((name) => `You left ${scoreLabels[name].toLowerCase()} at ${entry[name]}`),
  ]
}

function peakFlowSign({ peakFlowLpm, peakFlowZone }: SymptomEntry): string[] {
  if (peakFlowLpm === undefined) return []
  const zone = peakFlowZone === undefined ? '' : ` (${bandLabels.peakFlow[peakFlowZone].toLowerCase()})`
  return [`Peak flow: ${peakFlowLpm} litres a minute${zone}`]
}
