import { consistencyWords, notAnswered } from '@second-wind/core/content/answer-words'
import { hasNoPhlegm } from '@second-wind/core/records/phlegm'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import {
  entrySigns,
  isBloodUnanswered,
  normalTemperature,
  unansweredQuestions,
  unansweredTopics,
} from '../ui/clinical/entry-signs.ts'
import { unansweredOfPhlegm } from '../ui/clinical/format-phlegm.ts'

/**
 * Temperature, phlegm and measured values, each answered or not: a clinician must not read an answer that nobody gave, nor
 * take one that was given for one left out (hazard C15).
 *
 * @param bestLpm the best peak flow, where a reading is shown as a part of it
 */
export const entryAnswers = (entry: SymptomReport, bestLpm?: number): string[] => [
  ...normalTemperature(entry),
  ...entrySigns(entry, bestLpm),
  ...(hasNoPhlegm(entry) ? [consistencyWords(entry)] : []),
  ...unansweredQuestions(entry),
  ...(isBloodUnanswered(entry) ? [`${blood}: ${notAnswered.toLowerCase()}`] : []),
]

/** Every question without an answer but the scores, where no answer stands beside it: "phlegm amount". */
export const unansweredOf = (entry: SymptomReport): string[] => [
  ...unansweredTopics(entry),
  ...unansweredOfPhlegm(entry).map((part) => `phlegm ${part}`),
  ...(isBloodUnanswered(entry) ? [blood.toLowerCase()] : []),
]

const blood = 'Coughing up blood'
