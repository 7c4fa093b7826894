import { notAnswered } from '@second-wind/core/content/answer-words'
import { bandLabels } from '@second-wind/core/content/band-labels'
import { comparedWithUsualLabels, temperatureLabels } from '@second-wind/core/content/symptom-labels'
import { describeReading, listMeasurements } from '@second-wind/core/records/measurements'
import { hasNoPhlegm, isAnswered } from '@second-wind/core/records/phlegm'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { formatPhlegm } from './format-phlegm.ts'

/** Only unusual signs and measured values; nothing about questions without an answer. */
export function entrySigns(entry: SymptomReport): string[] {
  const { temperature, comparedWithUsual } = entry
  return [
    ...(comparedWithUsual ? [comparedWithUsualLabels[comparedWithUsual]] : []),
    ...(temperature === 'normal' ? [] : [`Temperature: ${temperatureLabels[temperature]}`]),
    ...(hasNoPhlegm(entry) || hasNoAnswerOnPhlegm(entry) ? [] : [`Phlegm: ${formatPhlegm(entry)}`]),
    ...listMeasurements(entry).map(
      ({ field, value, measurement }) =>
        describeReading(measurement, value) + (field === 'peakFlowLpm' ? peakFlowZoneOf(entry) : ''),
    ),
  ]
}

/** An answer that shows nothing unusual is not an answer left out. */
export const normalTemperature = (entry: Pick<SymptomReport, 'temperature' | 'untouchedFields'>): string[] =>
  entry.temperature === 'normal' && isAnswered(entry, 'temperature') ? ['Temperature: Normal'] : []

/** The questions about temperature and phlegm that the person did not answer (hazard C15). */
export function unansweredQuestions(entry: Pick<SymptomReport, 'untouchedFields'>): string[] {
  const phlegm = hasNoAnswerOnPhlegm(entry) ? ['Phlegm'] : []
  const thickness = isAnswered(entry, 'sputumColor') && !isAnswered(entry, 'sputumConsistency')
  return [
    ...(isAnswered(entry, 'temperature') ? [] : ['Temperature']),
    ...(thickness ? ['Phlegm thickness'] : phlegm),
  ].map((question) => `${question}: ${notAnswered}`)
}

const hasNoAnswerOnPhlegm = (entry: Pick<SymptomReport, 'untouchedFields'>): boolean =>
  !isAnswered(entry, 'sputumConsistency') && !isAnswered(entry, 'sputumColor')

const peakFlowZoneOf = ({ peakFlowZone }: SymptomReport): string =>
  peakFlowZone === undefined ? '' : ` (${bandLabels.peakFlow[peakFlowZone].toLowerCase()})`
