import { hasNoPhlegm, isAnswered } from '../records/phlegm.ts'
import type { SymptomReport } from '../records/symptom-entry.ts'
import { sputumColorLabels, sputumConsistencyLabels, temperatureLabels } from './symptom-labels.ts'

// The defaults of the form are stored (specification, section 5), but are never shown as answers (ruling D-03). C15.

export const notAnswered = 'Not answered'

type Answers = Pick<SymptomReport, 'temperature' | 'sputumConsistency' | 'sputumColor' | 'untouchedFields'>

export const temperatureWords = (report: Answers): string =>
  isAnswered(report, 'temperature') ? temperatureLabels[report.temperature] : notAnswered

export const consistencyWords = (report: Answers): string =>
  isAnswered(report, 'sputumConsistency') ? sputumConsistencyLabels[report.sputumConsistency] : notAnswered

/** Undefined without phlegm: then the colour is not asked. */
export function colourWords(report: Answers): string | undefined {
  if (hasNoPhlegm(report)) return undefined
  return isAnswered(report, 'sputumColor') ? sputumColorLabels[report.sputumColor] : notAnswered
}
