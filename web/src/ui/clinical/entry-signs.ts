import { notAnswered } from '@second-wind/core/content/answer-words'
import {
  comparedWithUsualLabels,
  peakFlowZoneLabels,
  temperatureLabels,
} from '@second-wind/core/content/symptom-labels'
import { describeReading, listMeasurements } from '@second-wind/core/records/measurements'
import { classifyPeakFlow } from '@second-wind/core/records/peak-flow-zone'
import { hasNoPhlegm, isAnswered } from '@second-wind/core/records/phlegm'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { formatPhlegm } from './format-phlegm.ts'

/**
 * Only unusual signs and measured values; nothing about questions without an answer.
 *
 * @param bestLpm the best peak flow, where a reading is shown as a part of it
 */
export function entrySigns(entry: SymptomReport, bestLpm?: number): string[] {
  const { temperature, comparedWithUsual } = entry
  return [
    ...(comparedWithUsual ? [comparedWithUsualLabels[comparedWithUsual]] : []),
    ...(temperature === 'normal' ? [] : [`Temperature: ${temperatureLabels[temperature]}`]),
    ...(hasNoPhlegm(entry) || hasNoAnswerOnPhlegm(entry) ? [] : [`Phlegm: ${formatPhlegm(entry)}`]),
    ...listMeasurements(entry).map(
      ({ field, value, measurement }) =>
        describeReading(measurement, value) + (field === 'peakFlowLpm' ? peakFlowZoneOf(entry, bestLpm) : ''),
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

function peakFlowZoneOf({ peakFlowLpm: todayLpm, peakFlowZone }: SymptomReport, bestLpm?: number): string {
  const compared =
    todayLpm === undefined || bestLpm === undefined ? undefined : classifyPeakFlow({ todayLpm, bestLpm })
  if (compared && compared.zone !== 'unknown') return ` (${compared.percent}% of best, ${bestLpm})`
  return peakFlowZone === undefined ? '' : ` (${peakFlowZoneLabels[peakFlowZone].toLowerCase()})`
}
