import { isAnswered } from '../../records/phlegm.ts'
import type { ScoreName, SymptomReport } from '../../records/symptom-entry.ts'
import { colourWords, notAnswered, temperatureWords } from '../answer-words.ts'
import { sputumConsistencyLabels } from '../symptom-labels.ts'

/**
 * What an entry says now about the answer behind a finding: "3 out of 10". Undefined for a finding that does not rest on
 * one answer alone.
 *
 * @param ruleId the row of the table of findings
 */
export const currentAnswerWords = (ruleId: string, report: SymptomReport): string | undefined =>
  readings.get(ruleId)?.(report)

type Reading = (report: SymptomReport) => string

const score =
  (name: ScoreName): Reading =>
  (report) =>
    report.untouchedScores?.includes(name) ? notAnswered : `${report[name]} out of 10`

const temperature: Reading = (report) => temperatureWords(report)

const phlegm: Reading = (report) =>
  isAnswered(report, 'sputumColor') ? (colourWords(report) ?? sputumConsistencyLabels.none) : notAnswered

const measurement =
  (name: 'relieverPuffs' | 'peakFlowLpm', unit: string): Reading =>
  ({ [name]: value }) =>
    value === undefined ? notAnswered : `${value} ${unit}`

const readings: ReadonlyMap<string, Reading> = new Map([
  ['breathlessness-severe', score('breathlessness')],
  ['breathlessness-high', score('breathlessness')],
  ['cough-severe', score('coughSeverity')],
  ['energy-very-low', score('energy')],
  ['fever-high', temperature],
  ['fever-with-lung-condition', temperature],
  ['phlegm-red', phlegm],
  ['peak-flow-below-50', measurement('peakFlowLpm', 'L/min')],
  ['peak-flow-50-80', measurement('peakFlowLpm', 'L/min')],
  ['reliever-over-8-puffs', measurement('relieverPuffs', 'puffs')],
])
