import type { DashboardPatient } from '@second-wind/core/care/contract/clinician-dashboard'
import { riskRules } from '@second-wind/core/care/risk/risk-level'
import { riskGroupOf } from '@second-wind/core/care/roster/risk-group'
import { restsOnUnsetScore } from '@second-wind/core/content/education/risk-reason-words'
import { isWarning } from '@second-wind/core/findings/finding'

/** Beside the risk badge of a patient card: literal texts of the second specification, section 2. */
export const riskCaptions = {
  high: 'Severe symptoms, seek help',
  medium: 'Monitor closely',
  low: 'Stable condition',
} as const

/** Hazards C12 and C13: a level without severe symptoms, and unknown, have captions of their own (ruling D-05). */
const groupCaption = 'Higher-risk group, no severe symptoms logged'
const openAlertCaption = 'An alert is open, no newer severe symptoms logged'
const unknownCaption = 'Not enough information yet'

type Rated = Pick<DashboardPatient, 'risk' | 'findings'>

/** What the level means. "Severe symptoms" only when symptoms or a check make the patient high. */
export function riskCaption(patient: Rated): string {
  const group = riskGroupOf(patient)
  if (group === 'unknown') return unknownCaption
  if (group !== 'high') return riskCaptions[group]
  const makers = patient.risk.reasons.filter((reason) => makesHigh(reason, patient.findings))
  if (makers.length === 0 || makers.some((reason) => reason !== 'vulnerable' && reason !== 'open-alert'))
    return riskCaptions.high
  return makers.includes('open-alert') ? openAlertCaption : groupCaption
}

/** A reason of a newer server counts as severe. */
function makesHigh(reason: string, findings: Rated['findings']): boolean {
  const finding = findings.find(({ id }) => id === reason)
  if (finding && isWarning(finding) && finding.id !== 'check-monitor') return true
  const rule = riskRules.find(({ id }) => id === reason)
  return rule ? rule.level === 'high' : finding === undefined
}

/** One sentence: why the patient has this position in the list, or the basis of the level. */
export function explainRisk({
  need,
  risk,
  lastSymptomEntry: entry,
}: Pick<DashboardPatient, 'need' | 'risk' | 'lastSymptomEntry'>): string {
  if (need !== 'level') return needSentences[need]
  if (!risk.isKnown) return entry ? unansweredSentence : 'There is no check-in and no symptom check yet.'
  const isOfUnsetScores = risk.reasons.every((reason) => restsOnUnsetScore(reason, entry))
  if (risk.isUsual) return usualSentence
  return risk.level === 'medium' && isOfUnsetScores ? unsetScoreSentence : levelSentences[risk.level]
}

const usualSentence = 'Moderate symptoms, like this patient’s usual day.'
const unansweredSentence = 'The latest check-in leaves out answers that a low level needs.'
const unsetScoreSentence = 'The level counts the form’s default of a score that the patient did not set.'

const needSentences = {
  'red-flag': 'There is an open critical alert, or a 999 warning sign of the last 48 hours.',
  worsening:
    'The last 24 hours show a change from the usual day or a warning sign, or a high alert is still open.',
  silent: 'No check-in and no symptom check for 48 hours: how this patient is now is not known.',
} as const

const levelSentences = {
  high: 'The reasons below put this patient at high risk.',
  medium: 'The latest check-in or symptom check shows moderate symptoms.',
  low: 'The latest check-in and symptom check show no warning sign.',
} as const
