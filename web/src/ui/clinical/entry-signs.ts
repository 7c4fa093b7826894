import { notAnswered } from '@second-wind/core/content/answer-words'
import {
  comparedWithUsualLabels,
  peakFlowZoneLabels,
  temperatureLabels,
} from '@second-wind/core/content/symptom-labels'
import { capitalise } from '@second-wind/core/platform/first-letter'
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
export const unansweredQuestions = (entry: Unanswered): string[] =>
  unansweredTopics(entry).map((topic) => `${capitalise(topic)}: ${notAnswered}`)

/** Without phlegm only blood is asked about, never a colour. */
export const isBloodUnanswered = (entry: Unanswered & Parameters<typeof hasNoPhlegm>[0]): boolean =>
  hasNoPhlegm(entry) && !isAnswered(entry, 'sputumColor')

/** What is missing beside the words for phlegm, which say which of its parts are. */
export function unansweredTopics(entry: Unanswered): string[] {
  const phlegm = hasNoAnswerOnPhlegm(entry) ? ['phlegm'] : []
  const thickness = isAnswered(entry, 'sputumColor') && !isAnswered(entry, 'sputumConsistency')
  return [
    ...(isAnswered(entry, 'temperature') ? [] : ['temperature']),
    ...(thickness ? ['phlegm thickness'] : phlegm),
  ]
}

type Unanswered = Pick<SymptomReport, 'untouchedFields'>

const hasNoAnswerOnPhlegm = (entry: Pick<SymptomReport, 'untouchedFields'>): boolean =>
  !isAnswered(entry, 'sputumConsistency') && !isAnswered(entry, 'sputumColor')

function peakFlowZoneOf({ peakFlowLpm: todayLpm, peakFlowZone }: SymptomReport, bestLpm?: number): string {
  const compared =
    todayLpm === undefined || bestLpm === undefined ? undefined : classifyPeakFlow({ todayLpm, bestLpm })
  if (compared && compared.zone !== 'unknown') return ` (${compared.percent}% of best, ${bestLpm})`
  return peakFlowZone === undefined ? '' : ` (${peakFlowZoneLabels[peakFlowZone].toLowerCase()})`
}
